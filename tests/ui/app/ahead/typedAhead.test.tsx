import { expect, it } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { typedAhead } from '../../../../src/ui/app/ahead/typedAhead.ts'

it('what is typed between hydration and the replay can be taken back', () => {
  const heard: string[] = []
  const field = <input aria-label="Name" onChange={({ target }) => heard.push(target.value)} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(field)
  document.body.append(container)
  const input = () => screen.getByRole('textbox')
  const write = (value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value)
  write('a')
  const read = typedAhead(container)
  render(field, { container, hydrate: true })
  // As while another part is awaited: React has seen the field, and hears nothing of it yet.
  write('ab')
  act(read())
  expect(input()).toHaveValue('ab')
  fireEvent.input(input(), { target: { value: 'a' } })
  expect(heard).toEqual(['ab', 'a'])
})
