import { afterEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { WholeAddress } from '../../../src/ui/results/WholeAddress.tsx'
import { withBoxSizes } from '../place/boxSizes.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

it('a cut address that gets room as it has the focus leaves it to its page', async () => {
  const needed = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1)
  await withBoxSizes(async (resize) => {
    render(
      <main tabIndex={-1}>
        <WholeAddress landmark="Koramangala" />
      </main>,
    )
    act(resize)
    act(() => screen.getByRole('button', { name: 'Koramangala', expanded: false }).focus())
    needed.mockReturnValue(1)
    await act(async () => resize())
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Koramangala')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
