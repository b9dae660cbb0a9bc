import { describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Announcer } from '../../../src/ui/design/Announcer.tsx'
import { Button } from '../../../src/ui/design/Button.tsx'
import { Checkbox } from '../../../src/ui/design/Checkbox.tsx'
import { Dialog } from '../../../src/ui/design/Dialog.tsx'
import { EmptyState } from '../../../src/ui/design/EmptyState.tsx'
import { Icon } from '../../../src/ui/design/Icon.tsx'
import { HeroRoute } from '../../../src/ui/design/illustrations/HeroRoute.tsx'
import { LoginBanner } from '../../../src/ui/design/illustrations/LoginBanner.tsx'
import { Elephant } from '../../../src/ui/design/illustrations/scenes/Elephant.tsx'
import { vehicleIllustration } from '../../../src/ui/design/illustrations/vehicles/vehicleIllustration.ts'
import { Notice } from '../../../src/ui/design/Notice.tsx'
import { RoutePair, RouteStop } from '../../../src/ui/design/RoutePair.tsx'
import { SelectField } from '../../../src/ui/design/SelectField.tsx'
import { Skeleton } from '../../../src/ui/design/Skeleton.tsx'
import { StickyBar } from '../../../src/ui/design/StickyBar.tsx'
import { TextField } from '../../../src/ui/design/TextField.tsx'
import { Unbroken } from '../../../src/ui/design/Unbroken.tsx'
import { VehicleCard } from '../../../src/ui/design/VehicleCard.tsx'
import { VehicleSkeleton } from '../../../src/ui/design/VehicleSkeleton.tsx'

describe('words with a number', () => {
  it('are kept on one line, without changing the text', () => {
    const text = 'A 2-wheeler in 15 mins, or two 3-wheelers: no-one waits.'
    const { container } = render(<Unbroken text={text} />)
    expect(container).toHaveTextContent(text)
    expect(screen.getByText('2-wheeler')).toBeVisible()
    expect(screen.getByText('3-wheelers')).toBeVisible()
    expect(screen.queryByText('no-one')).toBeNull()
  })

  it.each([
    ['a number', '0'.repeat(200_000)],
    ['a list', '2-wheeler '.repeat(10_000)],
  ])('are found quickly in %s that is as long as a book', (_, text) => {
    // The processor's own time: on a busy machine the clock also runs for others. And not in jsdom,
    // which would take most of it.
    const begun = process.cpuUsage()
    const html = renderToString(<Unbroken text={text} />)
    const { user } = process.cpuUsage(begun)
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text)
    const second = 1_000_000
    expect(user).toBeLessThan(3 * second)
  })
})

describe('a notice', () => {
  it('interrupts with an error, and otherwise waits its turn', () => {
    render(
      <>
        <Notice kind="error">Something went wrong</Notice>
        <Notice kind="success">Resent OTP successfully</Notice>
      </>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('status')).toHaveTextContent('Resent OTP successfully')
  })

  it('offers the next step and a way to dismiss it', async () => {
    const steps: string[] = []
    render(
      <Notice
        kind="error"
        action={<Button onClick={() => steps.push('retried')}>Retry</Button>}
        dismiss={{ label: 'Dismiss', onDismiss: () => steps.push('dismissed') }}
      >
        Something went wrong
      </Notice>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(steps).toEqual(['retried', 'dismissed'])
  })
})

describe('a route', () => {
  it('reads pickup before drop, each with its landmark and detail', () => {
    const { container } = render(
      <RoutePair
        pickup={<RouteStop label="Pickup" landmark="MG Road" detail="Asha · 98765 43210" />}
        drop={<RouteStop label="Drop" landmark="Peenya" />}
        action={<Button>Edit</Button>}
      />,
    )
    expect(container).toHaveTextContent(
      /Pickup\s*MG Road\s*Asha · 98765 43210\s*Drop\s*Peenya\s*Edit/,
    )
  })
})

describe('a vehicle card', () => {
  it('is an article named by the vehicle, with what it carries, its fare and its action', () => {
    render(
      <VehicleCard
        picture={<svg aria-hidden="true" />}
        name="Tata Ace"
        capacity="750 kg"
        size="7 × 4 × 5 ft"
        fare="₹368.50"
        bestForLabel="Best for sending:"
        bestFor="Furniture"
        action={<Button>Book Tata Ace</Button>}
      />,
    )
    const card = screen.getByRole('article', { name: 'Tata Ace' })
    for (const words of ['750 kg', '7 × 4 × 5 ft', '₹368.50'])
      expect(within(card).getByText(words)).toBeInTheDocument()
    expect(card.textContent).toContain('750\u00A0kg7 × 4 × 5\u00A0ft')
    expect(card).toHaveTextContent('Best for sending: Furniture')
    expect(within(card).getByRole('button', { name: 'Book Tata Ace' })).toBeInTheDocument()
  })

  it('leaves out what is unknown', () => {
    render(<VehicleCard picture={null} name="Tata Ace" />)
    expect(screen.getByRole('article')).toHaveTextContent(/^Tata Ace$/)
  })
})

describe('pictures', () => {
  const ids = [97, 91, 127, 126, 128, 9, 4, 2, 3, 1]

  it('differ for each vehicle and have the same scale', () => {
    const drawn = ids.map((id) => {
      const Vehicle = vehicleIllustration(id)
      return renderToString(<Vehicle />)
    })
    expect(new Set(drawn).size).toBe(ids.length)
    for (const svg of drawn) expect(svg).toContain('viewBox="0 0 228 94"')
  })

  it('show a truck for a vehicle without a picture of its own', () => {
    expect(vehicleIllustration(20)).toBe(vehicleIllustration(2))
  })

  it('are decoration', () => {
    const Truck = vehicleIllustration(4)
    for (const picture of [<Truck key="truck" />, <Icon key="icon" name="phone" />]) {
      const { container } = render(picture)
      expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    }
  })

  it('let the brand choose who carries the goods', () => {
    const elephant = renderToString(<Elephant />)
    const hasElephant = (picture: ReactElement) => renderToString(picture).includes(elephant)
    expect(elephant).toContain('<path')
    for (const Picture of [HeroRoute, LoginBanner]) {
      expect(hasElephant(<Picture mascot="elephant" />)).toBe(true)
      expect(hasElephant(<Picture mascot="truck" />)).toBe(false)
    }
  })
})

describe('placeholders and messages', () => {
  it('are hidden from screen readers if they are a skeleton', () => {
    const { container } = render(<Skeleton shape="card" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('are hidden from screen readers if they stand for a vehicle', () => {
    render(<VehicleSkeleton holds="fare" />)
    expect(document.body).toHaveTextContent('')
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('have the mark of the vehicle that they stand for, if it can be chosen', () => {
    const choice = { group: 'vehicle', onChoose: () => undefined }
    render(<VehicleCard picture={null} name="Tata Ace" choice={choice} />)
    const { container } = render(<VehicleSkeleton holds="choice" />)
    const mark = container.firstElementChild?.firstElementChild
    expect(mark).toHaveAttribute('class', screen.getByRole('radio').className)
  })

  it('explain an empty place under a heading of the given level', () => {
    render(<EmptyState title="No orders yet" text="They will show here." level={1} />)
    expect(screen.getByRole('heading', { level: 1, name: 'No orders yet' })).toBeInTheDocument()
  })

  it('announce each new message politely', () => {
    const { rerender } = render(<Announcer message="" />)
    rerender(<Announcer message="3 vehicles found" />)
    expect(screen.getByRole('status')).toHaveTextContent('3 vehicles found')
    expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'true')
  })
})

describe('the parts without a browser', () => {
  it('render to HTML, and a closed dialog to nothing', () => {
    const html = renderToString(
      <>
        <TextField label="Name" error="Name is required" />
        <SelectField label="City" options={[]} />
        <Checkbox label="I agree" />
        <StickyBar note="Total">
          <Button busy>Book</Button>
        </StickyBar>
        <Dialog open={false} onClose={() => undefined} title="Login" closeLabel="Close">
          Never seen
        </Dialog>
      </>,
    )
    expect(html).toContain('Name is required')
    expect(html).not.toContain('Never seen')
    expect(html).not.toContain('style=')
  })
})
