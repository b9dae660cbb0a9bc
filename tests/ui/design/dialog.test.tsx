import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { Button } from '../../../src/ui/design/Button.tsx'
import { Dialog, type DialogProps } from '../../../src/ui/design/Dialog.tsx'
import { StepBack } from '../../../src/ui/design/stepBack.ts'
import { TextField } from '../../../src/ui/design/TextField.tsx'
import { supportDialog } from '../../support/dialog.ts'

type Extras = Partial<Pick<DialogProps, 'back' | 'footer' | 'backdropCloses' | 'children'>>

const Page = ({ closes, ...extras }: Extras & { readonly closes?: string[] }) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    closes?.push('closed')
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Login</Button>
      <Dialog open={open} onClose={close} title="Login to Hathi" closeLabel="Close" {...extras}>
        {extras.children ?? <p>Please fill in the details</p>}
      </Dialog>
    </>
  )
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  return screen.getByRole('dialog', { name: 'Login to Hathi' })
}

const closedTo = (name: string) => {
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name })).toHaveFocus()
  expect(document.documentElement).not.toHaveAttribute('data-dialog-open')
}

const { showModal, close } = HTMLDialogElement.prototype

const browsers = [
  { where: 'with modals', support: supportDialog },
  { where: 'without modals', support: () => undefined },
]

describe.each(browsers)('a dialog in a browser $where', ({ support }) => {
  beforeEach(support)
  afterEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close })
  })

  it('is named by its title, and keeps the page from scrolling', async () => {
    render(<Page />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await opened()).toHaveTextContent('Please fill in the details')
    expect(document.documentElement).toHaveAttribute('data-dialog-open')
  })

  it('has no landmarks of a page', async () => {
    render(<Page footer={<Button>Continue</Button>} />)
    const dialog = within(await opened())
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(dialog.queryByRole('banner')).toBeNull()
    expect(dialog.queryByRole('contentinfo')).toBeNull()
  })

  it('is not used by the key that opened it while that is held', async () => {
    const pressed: string[] = []
    render(
      <Page>
        <Button data-autofocus="" onClick={() => pressed.push('pressed')}>
          Continue
        </Button>
      </Page>,
    )
    screen.getByRole('button', { name: 'Login' }).focus()
    await userEvent.keyboard('{Enter>3/}')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
    expect(pressed).toEqual([])
    await userEvent.keyboard('{Enter>2/}')
    expect(pressed).toEqual(['pressed', 'pressed'])
  })

  it('starts with the focus on its title, or where its content asks for it', async () => {
    const { unmount } = render(<Page />)
    await opened()
    expect(screen.getByRole('heading', { name: 'Login to Hathi' })).toHaveFocus()
    unmount()
    render(
      <Page>
        <TextField label="Mobile number" data-autofocus="" />
      </Page>,
    )
    await opened()
    expect(screen.getByLabelText('Mobile number')).toHaveFocus()
  })

  it('closes by Esc and gives the focus back', async () => {
    const closes: string[] = []
    render(<Page closes={closes} />)
    await opened()
    await userEvent.keyboard('{Escape}')
    closedTo('Login')
    expect(closes).toEqual(['closed'])
  })

  it('gives the focus to the opener’s surroundings if the opener is gone', async () => {
    const Asking = () => {
      const [step, setStep] = useState<'before' | 'open' | 'after'>('before')
      return (
        <main tabIndex={-1}>
          {step !== 'after' && <Button onClick={() => setStep('open')}>Login</Button>}
          <Dialog
            open={step === 'open'}
            onClose={() => setStep('after')}
            title="Login to Hathi"
            closeLabel="Close"
          >
            <p>Please fill in the details</p>
          </Dialog>
        </main>
      )
    }
    render(<Asking />)
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('closes by its button and gives the focus back', async () => {
    render(<Page />)
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    closedTo('Login')
  })

  it('can be closed, and opened again, after an extension of the browser removed it', () => {
    const Shown = ({ open }: { readonly open: boolean }) => (
      <main>
        <Dialog open={open} onClose={() => undefined} title="Login to Hathi" closeLabel="Close">
          <p>Please fill in the details</p>
        </Dialog>
        <p>The page</p>
      </main>
    )
    const { rerender } = render(<Shown open />)
    screen.getByRole('dialog').remove()
    rerender(<Shown open={false} />)
    expect(screen.getByText('The page')).toBeVisible()
    expect(document.documentElement).not.toHaveAttribute('data-dialog-open')
    rerender(<Shown open />)
    expect(screen.getByRole('dialog', { name: 'Login to Hathi' })).toBeVisible()
  })

  it('closes by a press on the backdrop, but not on its content', async () => {
    render(<Page />)
    const dialog = await opened()
    await userEvent.click(screen.getByText('Please fill in the details'))
    expect(dialog).toBeInTheDocument()
    await userEvent.click(dialog)
    closedTo('Login')
  })

  it('stays when a selection of text ends on the backdrop', async () => {
    render(<Page />)
    const dialog = await opened()
    fireEvent.mouseDown(screen.getByText('Please fill in the details'))
    fireEvent.mouseUp(dialog)
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('can ignore the backdrop', async () => {
    render(<Page backdropCloses={false} />)
    await userEvent.click(await opened())
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('opens without what was typed before', async () => {
    render(
      <Page>
        <TextField label="Mobile number" />
      </Page>,
    )
    await opened()
    await userEvent.type(screen.getByLabelText('Mobile number'), '98765')
    await userEvent.keyboard('{Escape}')
    await opened()
    expect(screen.getByLabelText('Mobile number')).toHaveValue('')
  })

  it('opens once in strict mode, without asking to close', async () => {
    const closes: string[] = []
    render(
      <StrictMode>
        <Page closes={closes} />
      </StrictMode>,
    )
    const dialog = await opened()
    // Its own `close` would be dispatched before this task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(dialog).toHaveAttribute('open')
    expect(closes).toEqual([])
  })

  it('takes the focus of a button in it that disappears', async () => {
    const Failing = () => {
      const [failed, setFailed] = useState(true)
      return (
        <Dialog open onClose={() => undefined} title="Places" closeLabel="Close">
          {failed && <Button onClick={() => setFailed(false)}>Retry</Button>}
        </Dialog>
      )
    }
    render(<Failing />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('heading', { name: 'Places' })).toHaveFocus()
  })

  it('focuses its title again if another view replaces what had the focus', async () => {
    const Steps = () => {
      const [isChosen, setChosen] = useState(false)
      return (
        <Dialog
          open
          onClose={() => undefined}
          title={isChosen ? 'Trucks' : 'Services'}
          closeLabel="Close"
        >
          {isChosen ? (
            <p>From here to there</p>
          ) : (
            <button type="button" onClick={() => setChosen(true)}>
              Choose trucks
            </button>
          )}
        </Dialog>
      )
    }
    render(<Steps />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose trucks' }))
    expect(screen.getByRole('heading', { name: 'Trucks' })).toHaveFocus()
  })

  it('has a Back button if there is a step before it', async () => {
    const steps: string[] = []
    render(<Page back={{ label: 'Back', onBack: () => steps.push('back') }} />)
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(steps).toEqual(['back'])
  })
})

describe.each(browsers)('two dialogs, one over the other, in a browser $where', ({ support }) => {
  beforeEach(support)
  afterEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close })
  })

  it('close one at a time, and the page can scroll only after the last', async () => {
    const Sheet = () => {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Resend</Button>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title="Resent OTP via"
            closeLabel="Hide"
          >
            <p>Text SMS</p>
          </Dialog>
        </>
      )
    }
    render(
      <Page>
        <Sheet />
      </Page>,
    )
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }))
    expect(screen.getByRole('dialog', { name: 'Resent OTP via' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Login to Hathi' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Resent OTP via' })).toBeNull()
    expect(document.documentElement).toHaveAttribute('data-dialog-open')
    await userEvent.keyboard('{Escape}')
    closedTo('Login')
  })
})

describe('a dialog with a step to go back to', () => {
  beforeEach(supportDialog)
  afterEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close })
  })

  const visit = async () => {
    const steps: string[] = []
    const closes: string[] = []
    const stepBack = () => {
      steps.push('back')
      return true
    }
    render(
      <StepBack value={stepBack}>
        <Page closes={closes} />
      </StepBack>,
    )
    const dialog = await opened()
    const askToClose = () => fireEvent(dialog, new Event('cancel', { cancelable: true }))
    return { steps, closes, askToClose }
  }

  it('goes back one step for a phone’s Back, which is no key', async () => {
    const { steps, closes, askToClose } = await visit()
    askToClose()
    expect([steps, closes]).toEqual([['back'], []])
  })

  it('closes by Esc, wherever the focus is', async () => {
    const { steps, closes, askToClose } = await visit()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    askToClose()
    expect([steps, closes]).toEqual([[], ['closed']])
  })

  it('does not take a later Back for an Esc that was meant for something else', async () => {
    const { steps, askToClose } = await visit()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await new Promise((resolve) => setTimeout(resolve))
    askToClose()
    expect(steps).toEqual(['back'])
  })
})
