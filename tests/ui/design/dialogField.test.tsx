import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { Dialog } from '../../../src/ui/design/Dialog.tsx'
import { supportDialog } from '../../support/dialog.ts'

const { showModal, close } = HTMLDialogElement.prototype
beforeEach(supportDialog)
afterEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
})

const makeTexts = () => {
  const listeners = new Set<() => void>()
  let text = ''
  return {
    get: () => text,
    set: (next: string) => {
      text = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Texts = ReturnType<typeof makeTexts>

const Field = ({ texts }: { readonly texts: Texts }) => (
  <input
    aria-label="Phone number"
    data-autofocus=""
    value={useSyncExternalStore(texts.subscribe, texts.get)}
    onChange={({ target }) => texts.set(target.value)}
  />
)

const Page = ({ texts }: { readonly texts: Texts }) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const opening = setTimeout(() => startTransition(() => setOpen(true)))
    return () => clearTimeout(opening)
  }, [])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Login to Hathi" closeLabel="Close">
      <Field texts={texts} />
    </Dialog>
  )
}

/** Types like a browser: appends the letter, and dispatches the event. */
const type = (field: HTMLInputElement, letter: string) => {
  field.setRangeText(letter, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
}

it('a field keeps what is typed the moment it gets the focus', async () => {
  const texts = makeTexts()
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // The earliest moment at which a browser can type after it gave the field the focus.
      if (!(target instanceof HTMLInputElement)) return
      queueMicrotask(() => {
        for (const digit of '987') type(target, digit)
      })
    },
    { once: true },
  )
  render(<Page texts={texts} />)
  const field = await screen.findByRole('textbox', { name: 'Phone number' })
  expect(field).toHaveFocus()
  expect(field).toHaveValue('987')
})
