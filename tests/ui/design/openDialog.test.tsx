import { expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { makeIsDialogOpen } from '../../../src/infrastructure/browser/openDialog.ts'
import { Dialog } from '../../../src/ui/design/Dialog.tsx'

const dialog = (isOpen: boolean) => (
  <Dialog open={isOpen} onClose={() => undefined} title="Menu" closeLabel="Close">
    Support
  </Dialog>
)

it('knows of a dialog of the page for as long as it is open', () => {
  const isDialogOpen = makeIsDialogOpen(document)
  expect(isDialogOpen()).toBe(false)
  const { rerender } = render(dialog(true))
  expect(isDialogOpen()).toBe(true)
  rerender(dialog(false))
  expect(isDialogOpen()).toBe(false)
})
