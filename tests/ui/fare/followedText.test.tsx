import { describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { hathi } from '../../../config/brand/hathi.ts'
import { fareEdited, quotingStarted } from '../../../src/application/fare/fareForm.slice.ts'
import { createStillStore } from '../../../src/application/store/createAppStore.ts'
import { makeI18n } from '../../../src/ui/app/texts.ts'
import { ContactFields } from '../../../src/ui/fare/ContactFields.tsx'
import { everyText } from '../../support/texts.ts'
import { market, visit } from '../../support/visit.tsx'
import { mobileField, nameField } from './steps.ts'

const visitFields = async () => {
  const rendered: string[] = []
  const visited = await visit(
    <Profiler id="fields" onRender={(_, phase) => rendered.push(phase)}>
      <ContactFields validates="onLeave" />
    </Profiler>,
  )
  return { ...visited, rendered }
}

const typed = ({ store }: Awaited<ReturnType<typeof visit>>) => store.getState().fareForm.form.input

describe('a field of the fare form that is typed into', () => {
  it('is not rendered with a letter, and the store has it', async () => {
    const visited = await visitFields()
    const before = visited.rendered.length
    await visited.user.type(nameField(), 'Asha Rao')
    await visited.user.type(mobileField(), '98765')
    expect(nameField()).toHaveValue('Asha Rao')
    expect(typed(visited)).toMatchObject({ name: 'Asha Rao', mobile: '98765' })
    // Once: the name was left, and is right.
    expect(visited.rendered.length - before).toBeLessThanOrEqual(1)
  })

  it('shows what the store makes of it', async () => {
    const { happen } = await visitFields()
    await happen(fareEdited({ name: 'Kiran', mobile: '9876543210' }))
    expect(nameField()).toHaveValue('Kiran')
    expect(mobileField()).toHaveValue('9876543210')
    await happen(fareEdited({ name: '' }))
    expect(nameField()).toHaveValue('')
  })

  it('keeps the caret where a letter was put between others', async () => {
    const { user } = await visitFields()
    await user.type(nameField(), 'Asa')
    await user.type(nameField(), 'h', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await user.keyboard('r')
    expect(nameField()).toHaveValue('Ashra')
  })

  it('takes back what the store does not take', async () => {
    const { user, happen } = await visitFields()
    await user.type(nameField(), 'Asha')
    await happen(quotingStarted('request-1'))
    await user.type(nameField(), ' Rao')
    expect(nameField()).toHaveValue('Asha')
  })

  it('keeps what was typed into the page that was sent', () => {
    const here = market('en-IN')
    const { store } = createStillStore(here)
    const sent = store.getState()
    const page = (
      <Provider store={store} serverState={sent}>
        <I18nextProvider i18n={makeI18n(here.language, everyText, hathi.name)}>
          <ContactFields validates="onLeave" />
        </I18nextProvider>
      </Provider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    const said: unknown[] = []
    const mobile = container.querySelector<HTMLInputElement>('[name="mobile"]')
    if (mobile === null) throw new Error('no mobile was sent')
    mobile.value = '98'
    store.dispatch(fareEdited({ name: 'Kept before', mobile: '9123456789' }))
    render(page, { container, hydrate: true, onRecoverableError: (error) => said.push(error) })
    expect(mobileField()).toHaveValue('98')
    expect(nameField()).toHaveValue('Kept before')
    act(() => {
      store.dispatch(fareEdited({ mobile: '987' }))
    })
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('987')
    expect(said).toEqual([])
  })
})
