import { describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../src/ui/design/Button.tsx'
import { Checkbox } from '../../../src/ui/design/Checkbox.tsx'
import { FieldButton } from '../../../src/ui/design/FieldButton.tsx'
import { IconButton } from '../../../src/ui/design/IconButton.tsx'
import { RadioCards } from '../../../src/ui/design/RadioCards.tsx'
import { SelectField } from '../../../src/ui/design/SelectField.tsx'
import { TextField } from '../../../src/ui/design/TextField.tsx'

describe('a button', () => {
  it('acts when it is pressed, by mouse and by keyboard', async () => {
    const presses: string[] = []
    render(<Button onClick={() => presses.push('pressed')}>Continue</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.keyboard('{Enter}')
    expect(presses).toEqual(['pressed', 'pressed'])
  })

  it('refuses clicks while it is busy, says so, and keeps its name and the focus', async () => {
    const presses: string[] = []
    const Booking = () => {
      const [busy, setBusy] = useState(false)
      const book = () => {
        presses.push('booked')
        setBusy(true)
      }
      return (
        <Button busy={busy} onClick={book}>
          Book Now
        </Button>
      )
    }
    render(<Booking />)
    const button = screen.getByRole('button', { name: 'Book Now' })
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(presses).toEqual(['booked'])
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAccessibleName('Book Now')
    expect(button).toHaveFocus()
  })

  it('does not submit its form twice while it is busy, not even by Enter in a field', async () => {
    const submits: string[] = []
    const submit = (event: FormEvent) => {
      event.preventDefault()
      submits.push('submitted')
    }
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <TextField label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}')
    expect(submits).toHaveLength(1)
    rerender(form(true))
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submits).toHaveLength(1)
  })

  it('does not submit a form unless it is meant to', async () => {
    const submits: string[] = []
    render(
      <form onSubmit={() => submits.push('submitted')}>
        <Button>Clear</Button>
        <IconButton icon="close" label="Close" />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(submits).toEqual([])
  })

  it('that disappears once pressed leaves the focus with the part that contained it', async () => {
    const Failing = ({ field }: { readonly field?: ReactNode }) => {
      const [failed, setFailed] = useState(true)
      return (
        <section tabIndex={-1}>
          {failed ? <Button onClick={() => setFailed(false)}>Retry</Button> : field}
        </section>
      )
    }
    const { container, unmount } = render(<Failing />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(container.querySelector('section')).toHaveFocus()
    unmount()
    const Field = () => {
      const input = useRef<HTMLInputElement>(null)
      useEffect(() => input.current?.focus(), [])
      return <input ref={input} aria-label="Name" />
    }
    render(<Failing field={<Field />} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('without words is named by its tooltip, and not described by it as well', () => {
    render(<IconButton icon="close" label="Close" />)
    const button = screen.getByRole('button', { name: 'Close' })
    expect(button).toHaveAttribute('title', 'Close')
    expect(button).not.toHaveAttribute('aria-label')
  })

  it('that disappears without having the focus leaves it where it is', async () => {
    const Page = ({ failed }: { readonly failed: boolean }) => (
      <section tabIndex={-1}>
        <input aria-label="Name" />
        {failed && <IconButton icon="close" label="Close" />}
      </section>
    )
    const { rerender } = render(<Page failed />)
    await userEvent.click(screen.getByLabelText('Name'))
    rerender(<Page failed={false} />)
    await act(async () => undefined)
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('is a link if it leads to a page', () => {
    render(<LinkButton href="/en-IN/order-history">Order history</LinkButton>)
    expect(screen.getByRole('link', { name: 'Order history' })).toHaveAttribute(
      'href',
      '/en-IN/order-history',
    )
  })
})

describe('a text field', () => {
  it('is named by its label alone and described by its prefix and its hint', () => {
    render(<TextField label="Mobile number" prefix="+91" hint="For the driver" />)
    const field = screen.getByRole('textbox', { name: 'Mobile number' })
    expect(field).toHaveAccessibleDescription('+91 For the driver')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('shows its error instead of the hint and says that it is invalid', () => {
    render(<TextField label="Mobile number" hint="For the driver" error="Invalid mobile number" />)
    const field = screen.getByLabelText('Mobile number')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Invalid mobile number')
    expect(screen.queryByText('For the driver')).toBeNull()
  })

  it('accepts typed and pasted text in full', async () => {
    render(<TextField label="Mobile number" inputMode="tel" />)
    const field = screen.getByLabelText('Mobile number')
    await userEvent.click(field)
    await userEvent.paste('+91 98765 43210')
    expect(field).toHaveValue('+91 98765 43210')
  })

  it('does not take its trailing button into its name', async () => {
    const cleared: string[] = []
    render(
      <TextField
        label="Search"
        action={<IconButton icon="close" label="Clear" onClick={() => cleared.push('cleared')} />}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(cleared).toEqual(['cleared'])
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Search')
  })
})

describe('a field that opens a dialog', () => {
  it('has its label and value as its name, and its error as its description', async () => {
    const opened: string[] = []
    render(
      <FieldButton
        label="Pickup"
        value="MG Road, Bengaluru"
        error="Select a valid address"
        onClick={() => opened.push('pickup')}
      />,
    )
    const field = screen.getByRole('button', { name: 'Pickup MG Road, Bengaluru' })
    expect(field).toHaveAccessibleDescription('Select a valid address')
    await userEvent.click(field)
    expect(opened).toEqual(['pickup'])
  })

  it('opens by its icon, too', async () => {
    const opened: string[] = []
    render(
      <FieldButton
        label="Goods type"
        value="Furniture"
        sign="chevron-right"
        onClick={() => opened.push('goods')}
      />,
    )
    const sign = screen.getByRole('button', { name: 'Goods type Furniture' }).querySelector('svg')
    if (sign === null) throw new Error('there is no sign')
    await userEvent.click(sign)
    expect(opened).toEqual(['goods'])
  })

  it('shows its placeholder until there is a value', () => {
    render(<FieldButton label="Drop" value="" placeholder="Where should it go?" />)
    expect(screen.getByRole('button', { name: 'Drop Where should it go?' })).toBeInTheDocument()
  })
})

describe('a select field', () => {
  const options = [
    { value: 'personal', label: 'Personal User' },
    { value: 'business', label: 'Business User' },
  ] as const

  it('offers its options under a placeholder that cannot be chosen', async () => {
    const chosen: string[] = []
    render(
      <SelectField
        label="What best describes you?"
        placeholder="Choose one"
        options={options}
        value=""
        onChange={(event) => chosen.push(event.target.value)}
      />,
    )
    expect(screen.getByRole('option', { name: 'Choose one' })).toBeDisabled()
    await userEvent.selectOptions(screen.getByLabelText('What best describes you?'), 'business')
    expect(chosen).toEqual(['business'])
  })

  it('counts as valid until it has an error, though it is required', () => {
    render(<SelectField label="City" options={options} placeholder="Choose one" required />)
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'false')
  })

  it('is described by its error', () => {
    render(<SelectField label="City" options={options} error="Please select a city" />)
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
      'Please select a city',
    )
  })
})

describe('a checkbox', () => {
  it('toggles by its label, and is described by its error', async () => {
    render(<Checkbox label="I agree" error="Please agree to go on" />)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    await userEvent.click(screen.getByText('I agree'))
    expect(box).toBeChecked()
    expect(box).toHaveAccessibleDescription('Please agree to go on')
  })
})

describe('a required checkbox', () => {
  it('counts as valid until it has an error', () => {
    render(<Checkbox label="I agree" required />)
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false')
  })
})

describe('radio cards', () => {
  const Needs = ({ error }: { readonly error?: string }) => {
    const [value, setValue] = useState<'business' | 'personal' | null>(null)
    return (
      <RadioCards
        legend="I will be using Hathi mainly for:"
        error={error}
        value={value}
        onChange={setValue}
        cards={[
          { value: 'business', title: 'My Business Needs', text: 'Plywood, tiles' },
          { value: 'personal', title: 'My Personal Needs', text: 'Tiffins, clothes' },
        ]}
      />
    )
  }

  it('are one group, each card named by its title and described by its text', () => {
    render(<Needs />)
    expect(
      screen.getByRole('radiogroup', { name: 'I will be using Hathi mainly for:' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'My Business Needs' })).toHaveAccessibleDescription(
      'Plywood, tiles',
    )
  })

  it('are chosen by a press anywhere on the card, and by arrow keys', async () => {
    render(<Needs />)
    await userEvent.click(screen.getByText('Plywood, tiles'))
    expect(screen.getByRole('radio', { name: 'My Business Needs' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'My Personal Needs' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('radio', { name: 'My Business Needs' })).toBeChecked()
  })

  it('are described by their error', () => {
    render(<Needs error="Please select a valid option for requirement." />)
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select a valid option for requirement.',
    )
  })
})
