import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { problemsOnPage } from '../../support/axe.ts'
import { unanswered } from '../../support/pending.ts'
import {
  card,
  dialog,
  heading,
  heardOf,
  inDialog,
  isClosed,
  nobody,
  press,
  primary,
  vehicle,
  visitReview,
} from './steps.tsx'

describe('the mobile number at a stop', () => {
  it.each([
    ['+919812345670', '+91 9812345670'],
    ['09812345670', '+91 9812345670'],
    ['৯৮১২৩৪৫৬৭০', '+91 9812345670'],
    ['12345', '12345'],
  ])('that is given as %s reads %s', async (mobile, text) => {
    await visitReview({ draft: { receiver: { name: 'Kiran Rao', mobile } } })
    expect(screen.getByText(text)).toBeVisible()
  })
})

describe('the order under review', () => {
  it.each([true, false])(
    'shows the route with its people, the goods and the vehicles (desktop: %s)',
    async (desktop) => {
      await visitReview({ desktop, draft: { goodsType: 'furniture' } })
      expect(heading('Review your order')).toBeVisible()
      expect(screen.getByText('Koramangala, Bengaluru')).toBeVisible()
      expect(screen.getByText('12, 2nd floor')).toBeVisible()
      expect(screen.getByText('Asha Rao')).toBeVisible()
      expect(screen.getByText('+91 9876543210')).toBeVisible()
      expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
      expect(screen.getByText('Kiran Rao')).toBeVisible()
      expect(screen.getByText('+91 9812345678')).toBeVisible()
      expect(press('Goods type Furniture')).toBeVisible()
      expect(card('Tata Ace')).toHaveTextContent('750 kg')
      expect(card('Tata Ace')).toHaveTextContent('₹368.50')
      expect(card('Tata Ace')).toHaveTextContent('Best for sending: Furniture')
      expect(vehicle('Tata Ace')).toBeChecked()
      expect(vehicle('Tata Ace')).toHaveAccessibleDescription('₹368.50')
      expect(screen.getByText(/^These are estimates\. .*Quoted on Nov 21 2026/)).toBeVisible()
      expect(document.title).toBe('Order review · Hathi')
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
        'content',
        'Check the route, the goods and the vehicle before you book.',
      )
      expect(await problemsOnPage()).toEqual([])
    },
  )

  it('shows placeholders until the kept order has been read', async () => {
    await visitReview({
      ports: {
        orderMemory: { keep: () => TE.right(undefined), recall: unanswered, forget: unanswered },
      },
    })
    expect(screen.getByText('Fetching your order…')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Review your order' })).toBeNull()
  })

  it('asks quietly for what is missing, and insists after an attempt to book', async () => {
    const { user } = await visitReview({ draft: { receiver: nobody } })
    const prompt = press("Add the receiver's name and mobile number")
    expect(prompt).not.toHaveAttribute('data-missing')
    expect(screen.queryByText('Something is missing. Fill it in to book.')).toBeNull()
    await user.click(primary())
    expect(screen.getByText('Something is missing. Fill it in to book.')).toBeVisible()
    expect(prompt).toHaveFocus()
    await user.click(prompt)
    expect(dialog('Edit Drop location')).toBeVisible()
  })

  it('asks only for the number if the name is known', async () => {
    await visitReview({ draft: { receiver: { name: 'Kiran Rao', mobile: '' } } })
    expect(press("Add the receiver's mobile number")).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add the receiver's name/ })).toBeNull()
  })

  it('shows one next step after an attempt to book without a vehicle', async () => {
    const { user } = await visitReview({ draft: { receiver: nobody, vehicleId: null } })
    const choose = 'Choose a vehicle to book.'
    expect(screen.getByText(choose)).toBeVisible()
    await user.click(primary())
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Furniture/ }),
    )
    await user.click(primary())
    expect(screen.getByText('Something is missing. Fill it in to book.')).toBeVisible()
    expect(screen.queryByText(choose)).toBeNull()
    await user.click(press("Add the receiver's name and mobile number"))
    const drop = inDialog('Edit Drop location')
    await user.type(drop.getByRole('textbox', { name: "Receiver's name" }), 'Kiran Rao')
    await user.type(drop.getByRole('textbox', { name: "Receiver's mobile number" }), '9812345678')
    await user.click(drop.getByRole('button', { name: 'Save' }))
    expect(screen.getAllByText(choose)).toHaveLength(1)
    expect(screen.queryByText('Something is missing. Fill it in to book.')).toBeNull()
    await user.click(vehicle('Tata Ace'))
    expect(screen.queryByText(choose)).toBeNull()
  })

  it('asks for a missing address, and for the spot on the map if only the words are known', async () => {
    await visitReview({
      draft: {
        pickup: { landmark: '', location: null, house: '' },
        drop: { landmark: 'Behind the temple', location: null, house: '' },
        fareEstimateToken: null,
      },
    })
    expect(press('Add the pickup address')).toBeVisible()
    expect(press('Show where the drop is')).toBeVisible()
    expect(
      screen.getByText('Set pickup and drop to see the vehicles and their fares.'),
    ).toBeVisible()
  })

  it('marks an invalid name or number that came with a link', async () => {
    await visitReview({
      draft: {
        sender: { name: 'A1', mobile: '9876543210' },
        receiver: { name: 'Kiran Rao', mobile: '1234567890' },
      },
    })
    expect(press("Check the sender's name")).toBeVisible()
    expect(press("Check the receiver's mobile number")).toBeVisible()
  })
})

describe('the primary action', () => {
  it('asks for the goods while no vehicle is chosen, and names the vehicle afterwards', async () => {
    const { user } = await visitReview({ draft: { vehicleId: null } })
    expect(primary()).toHaveTextContent('Select Goods Type')
    expect(screen.getByText('Choose a vehicle to book.')).toBeVisible()
    await user.click(primary())
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Furniture/ }),
    )
    expect(isClosed('What are you sending?')).toBe(true)
    await user.click(vehicle('Tata 407'))
    expect(primary()).toHaveTextContent('Book Tata 407')
    expect(screen.getByText('Estimated fare').nextElementSibling).toHaveTextContent('₹890')
  })

  it('asks for a vehicle once any goods have been chosen', async () => {
    const { user } = await visitReview({ draft: { vehicleId: null } })
    await user.click(primary())
    await user.click(
      within(dialog('What are you sending?')).getByRole('button', { name: /^Any goods/ }),
    )
    await user.click(primary())
    expect(isClosed('What are you sending?')).toBe(true)
    expect(heardOf('Choose a vehicle to book.')).toHaveLength(1)
  })

  it('reads Book Now while the vehicle’s name is unknown, and waits for its fare', async () => {
    const { user } = await visitReview({
      ports: { recallEstimate: () => unanswered, loadServiceArea: () => unanswered },
    })
    expect(primary()).toHaveTextContent('Book Now')
    await user.click(primary())
    const wait = screen.getByText('Wait for the fares to book.')
    expect(wait).toBeVisible()
    // Also for screen readers, which hear nothing of it from the button.
    expect(wait.closest('[role="status"]')).not.toBeNull()
  })
})
