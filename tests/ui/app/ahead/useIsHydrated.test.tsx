import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useIsHydrated } from '../../../../src/ui/app/ahead/useIsHydrated.ts'

const Part = ({ seen }: { readonly seen: boolean[] }) => {
  const isHydrated = useIsHydrated()
  seen.push(isHydrated)
  return <p>{isHydrated ? 'of the script' : 'as it was sent'}</p>
}

describe('a part of a page', () => {
  it('renders as in the prerendered page until it is hydrated, and then as the script’s own', async () => {
    const seen: boolean[] = []
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Part seen={[]} />)
    expect(container).toHaveTextContent('as it was sent')
    document.body.append(container)
    const said: unknown[] = []
    render(<Part seen={seen} />, {
      container,
      hydrate: true,
      onRecoverableError: (error) => said.push(error),
    })
    expect(await screen.findByText('of the script')).toBeVisible()
    expect(seen[0]).toBe(false)
    expect(said).toEqual([])
  })

  it('renders as the script’s own at once if it was not prerendered', () => {
    const seen: boolean[] = []
    render(<Part seen={seen} />)
    expect(screen.getByText('of the script')).toBeVisible()
    expect(seen).toEqual([true])
  })
})
