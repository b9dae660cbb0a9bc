import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { DialogBoundary } from '../../../../src/ui/app/failure/DialogBoundary.tsx'
import { goBack } from '../../../support/goBack.ts'
import { visit } from '../../../support/visit.tsx'

const Lost = () => {
  throw new Error('ChunkLoadError')
}

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <Lost />
        </DialogBoundary>
      )}
    </>
  )
}

it('Back closes a dialog that does not load, and returns to the page that opened it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await visit(<Page />)
  window.history.pushState({ page: 'form' }, '')
  const opener = screen.getByRole('button', { name: 'Log in' })
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: 'Something went wrong!' })).toBeVisible()
  await goBack()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.history.state).toEqual({ page: 'form' })
  expect(opener).toHaveFocus()
})
