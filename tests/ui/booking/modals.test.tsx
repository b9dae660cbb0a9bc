import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { faresWanted } from '../../../src/application/booking/offer/offer.slice.ts'
import { draftChanged } from '../../../src/application/booking/order/orderReview.slice.ts'
import type { QuoteFareError } from '../../../src/application/fare/quoteFare.port.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { goodsTypes, orderEstimate, orderQuote, placedOrder } from '../../support/booking.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import {
  dialog,
  heading,
  inDialog,
  isClosed,
  press,
  primary,
  vehicle,
  visitReview,
} from './steps.tsx'

const sheet = 'What are you sending?'
const goods = (name: string) =>
  inDialog(sheet).getByRole('button', { name: new RegExp(`^${name}`) })
const openGoods = () => press(/^Goods type/)

describe('the goods', () => {
  it('are chosen in one tap, and filter and order the vehicles', async () => {
    const { user } = await visitReview({ draft: { vehicleId: null } })
    await user.click(openGoods())
    expect(goods('Documents')).toHaveTextContent('Papers, keys')
    expect(goods('Any goods')).toHaveAttribute('aria-pressed', 'true')
    expect(await problemsOnPage()).toEqual([])
    await user.click(goods('Furniture'))
    expect(isClosed(sheet)).toBe(true)
    expect(openGoods()).toHaveFocus()
    expect(openGoods()).toHaveTextContent('Furniture')
    expect(screen.getAllByRole('radio').map((each) => each.id)).toEqual([
      vehicle('Tata 407').id,
      vehicle('Tata Ace').id,
    ])
    await user.click(openGoods())
    expect(goods('Furniture')).toHaveAttribute('aria-pressed', 'true')
    await user.click(goods('Any goods'))
    expect(openGoods()).toHaveTextContent('What are you sending?')
  })

  it('take away a chosen vehicle that does not suit them', async () => {
    const { user } = await visitReview()
    await user.click(openGoods())
    await user.click(goods('Documents'))
    expect(primary()).toHaveTextContent('Select Goods Type')
  })

  it('have a dialog that can be closed while they are fetched', async () => {
    const { user } = await visitReview({ ports: { loadGoodsTypes: () => unanswered } })
    await user.click(openGoods())
    expect(inDialog(sheet).getByText('Fetching the goods types…')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(isClosed(sheet)).toBe(true)
    expect(openGoods()).toHaveFocus()
  })

  it('come with Retry when they cannot be fetched', async () => {
    let isBack = false
    const { user } = await visitReview({
      ports: {
        loadGoodsTypes: () =>
          isBack
            ? TE.right(goodsTypes)
            : TE.left({ kind: 'NetworkError', because: 'failed', message: 'No list today.' }),
      },
    })
    await user.click(openGoods())
    expect(inDialog(sheet).getByText('No list today.')).toBeVisible()
    isBack = true
    await user.click(inDialog(sheet).getByRole('button', { name: 'Retry' }))
    expect(goods('Documents')).toBeVisible()
  })
})

// What a booking whose estimate has expired leads to.
const expired = [draftChanged({ fareEstimateToken: null }), faresWanted('expired')] as const

describe('the comparison', () => {
  it('shows what every vehicle carries, costs and is best for', async () => {
    const { user } = await visitReview({ desktop: true })
    await user.click(press('Compare vehicles'))
    const table = inDialog('Compare vehicles').getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vehicle', 'Capacity', 'Size', 'Fare estimate', 'Choice'])
    const [, first] = within(table).getAllByRole('row')
    expect(first).toHaveTextContent('Tata Ace')
    expect(first).toHaveTextContent('Best for sending: Furniture')
    expect(first).toHaveTextContent('750 kg')
    expect(first).toHaveTextContent('7ft x 4ft x 5ft')
    expect(first).toHaveTextContent('₹368.50')
    expect(first).toHaveTextContent('Chosen')
    expect(await problemsOnPage()).toEqual([])
  })

  it('does not break a line between a number and its unit', async () => {
    const measured = { capacity: '1250 kg', size: '8 ft × 4.5 ft × 5.5 ft' }
    const vehicles = orderEstimate.vehicles.map((each) => ({ ...each, ...measured }))
    const { user } = await visitReview({
      ports: { recallEstimate: () => TE.right({ ...orderEstimate, vehicles }) },
    })
    await user.click(press('Compare vehicles'))
    const [, first] = inDialog('Compare vehicles').getAllByRole('row')
    expect(first?.textContent).toContain('1250\u00A0kg8\u00A0ft × 4.5\u00A0ft × 5.5\u00A0ft')
  })

  it('lets a vehicle be chosen', async () => {
    const { user } = await visitReview()
    await user.click(press('Compare vehicles'))
    await user.click(press('Choose Tata 407'))
    expect(isClosed('Compare vehicles')).toBe(true)
    expect(vehicle('Tata 407')).toBeChecked()
    expect(press('Compare vehicles')).toHaveFocus()
  })

  it('waits while the fares are requested again, and says why if they do not come', async () => {
    const quoting = makePending<QuoteFareError, FareQuote>()
    const { user, happen } = await visitReview({ ports: { quoteFare: () => quoting.task } })
    await user.click(press('Compare vehicles'))
    const comparison = inDialog('Compare vehicles')
    await happen(...expired)
    expect(comparison.queryByRole('table')).toBeNull()
    expect(comparison.getByText('Fetching vehicles and fares…')).toBeInTheDocument()
    // The same columns, so that nothing jumps, but silent.
    const shape = comparison.getByRole('table', { hidden: true })
    expect(within(shape).getAllByRole('columnheader', { hidden: true })).toHaveLength(5)
    expect(within(shape).queryAllByRole('button', { hidden: true })).toEqual([])
    expect(await problemsOnPage()).toEqual([])
    await act(async () => quoting.answer(E.left({ kind: 'Unreachable', because: 'timeout' })))
    expect(comparison.getByText('This is taking too long. Please try again.')).toBeVisible()
    await user.click(comparison.getByRole('button', { name: 'Retry' }))
    await act(async () => quoting.answer(E.right(orderQuote)))
    expect(comparison.getAllByRole('row')).toHaveLength(3)
  })

  it('closes if its customer has to log in for the fares', async () => {
    const { user, happen } = await visitReview({
      ports: { quoteFare: () => TE.left({ kind: 'AuthenticationFailed' }) },
    })
    await user.click(press('Compare vehicles'))
    await happen(...expired)
    expect(isClosed('Compare vehicles')).toBe(true)
    expect(screen.getByText('Authentication Failed')).toBeVisible()
    expect(press('Login')).toBeVisible()
  })

  it('closes if no vehicle is left to compare', async () => {
    const { user, happen } = await visitReview({
      ports: { quoteFare: () => TE.right({ ...orderQuote, vehicles: [] }) },
    })
    await user.click(press('Compare vehicles'))
    await happen(...expired)
    const none = { name: 'Sorry! No service is available', level: 3 }
    expect(await screen.findByRole('heading', none)).toBeVisible()
    expect(isClosed('Compare vehicles')).toBe(true)
  })
})

describe('the error modal', () => {
  const failed = 'Something went wrong!'

  it.each([
    [
      'in the service’s words',
      { kind: 'NetworkError', because: 'failed', message: 'Back soon.' },
      'Back soon.',
    ],
    [
      'for want of an answer',
      { kind: 'Unreachable', because: 'timeout' },
      'This is taking too long. Please try again.',
    ],
    [
      'because the customer may not do that',
      { kind: 'NetworkError', because: 'notAllowed', message: null },
      'Unauthorized action',
    ],
    [
      'because the customer may not do that, in HTML',
      { kind: 'RefusalUnreadable', because: 'notAllowed' },
      'Unauthorized action',
    ],
    [
      'in ours',
      { kind: 'ContractBroken', call: 'orders', paths: [] },
      'Sorry, this is embarrassing. Please try again.',
    ],
  ] as const)('says why a booking failed, %s, and tries it again', async (_, error, told) => {
    const ids: string[] = []
    let isBack = false
    const { user } = await visitReview({
      ports: {
        placeOrder: (_order, { requestId }) => {
          ids.push(requestId)
          return isBack ? TE.right(placedOrder) : TE.left(error)
        },
      },
    })
    await user.click(primary())
    // Screen readers read it out with the title, which has the focus.
    expect(dialog(failed)).toHaveAccessibleDescription(told)
    expect(await problemsOnPage()).toEqual([])
    isBack = true
    await user.click(inDialog(failed).getByRole('button', { name: 'Retry' }))
    expect(heading('Your order is placed')).toHaveFocus()
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
  })

  it('can be closed, and leaves the failure beside the button', async () => {
    const { user } = await visitReview({
      ports: { placeOrder: () => TE.left({ kind: 'Unreachable', because: 'timeout' }) },
    })
    await user.click(primary())
    await user.click(inDialog(failed).getByRole('button', { name: 'Close' }))
    expect(isClosed(failed)).toBe(true)
    expect(primary()).toHaveFocus()
    expect(screen.getByText('This is taking too long. Please try again.')).toBeVisible()
  })

  it('leads to the stop that the service does not serve', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({ kind: 'OrderRefused', message: null, unserved: ['pickup'], parts: [] }),
      },
    })
    await user.click(primary())
    await user.click(press('Change Pickup Location'))
    expect(dialog('Edit Pickup location')).toHaveTextContent('Koramangala, Bengaluru')
    await user.keyboard('{Escape}')
    expect(primary()).toHaveFocus()
  })

  it.each([
    ['of the end', [{ part: 'pickup', message: 'Not here' }]],
    ['of the estimate', [{ part: 'fareEstimateToken', message: 'Too old' }]],
    ['of nothing', []],
  ] as const)(
    'still names the unserved stop once new fares have come, whatever the service says %s',
    async (_, parts) => {
      const { user, happen } = await visitReview({
        ports: {
          placeOrder: () =>
            TE.left({ kind: 'OrderRefused', message: null, unserved: ['pickup'], parts }),
        },
      })
      await user.click(primary())
      expect(dialog('Pickup not served')).toBeVisible()
      await happen(draftChanged({ fareEstimateToken: 'token-2', geoRegionId: 3 }))
      expect(dialog('Pickup not served')).toBeVisible()
      expect(press('Change Pickup Location')).toBeVisible()
    },
  )

  it('tries again even if an edit has cleared the failure under it', async () => {
    let asks = 0
    const { user, happen } = await visitReview({
      ports: {
        placeOrder: () => {
          asks += 1
          return TE.left({ kind: 'Unreachable', because: 'timeout' })
        },
      },
    })
    await user.click(primary())
    await happen(draftChanged({ sender: { name: 'Asha Devi', mobile: '9876543210' } }))
    await user.click(press('Retry'))
    expect(asks).toBe(2)
  })
})
