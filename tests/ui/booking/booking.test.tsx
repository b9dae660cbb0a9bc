import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { PlacedOrder } from '../../../src/application/booking/order/placeOrder.port.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { goodsTypes, orderQuote } from '../../support/booking.ts'
import { tataAce } from '../../support/fares.ts'
import { makePending } from '../../support/pending.ts'
import { quietSurroundings } from '../../support/surroundings.ts'
import { heardOf, inDialog, press, primary, readNewLink, vehicle, visitReview } from './steps.tsx'

describe('who may book', () => {
  it('is not a guest, who is told so and led to the login', async () => {
    const { user, store } = await visitReview({ isGuest: true })
    expect(screen.getByText('Log in to book')).toBeVisible()
    expect(screen.getByText('Your order is kept while you log in.')).toBeVisible()
    expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
    await user.click(press('Login'))
    const { auth } = store.getState()
    expect(auth?.step === 'login' && auth.form.input.mobile).toBe('9876543210')
  })

  it('is not a customer whom the service no longer accepts', async () => {
    const { user } = await visitReview({
      ports: { placeOrder: () => TE.left({ kind: 'AuthenticationFailed' }) },
    })
    await user.click(primary())
    expect(screen.getByText('Authentication Failed')).toBeVisible()
    expect(screen.getByText('Try signing in again.')).toBeVisible()
    expect(press('Login')).toBeVisible()
    expect(heardOf('Try signing in again.')).toHaveLength(1)
    expect(await problemsOnPage()).toEqual([])
  })

  it('is led to a login that loads, flow and dialog, while they reach for its button', async () => {
    let loads = 0
    const account = async () => {
      loads += 1
    }
    const { user } = await visitReview({
      ports: { placeOrder: () => TE.left({ kind: 'AuthenticationFailed' }) },
      surroundings: { features: { ...quietSurroundings.features, account } },
    })
    await user.click(primary())
    expect(loads).toBe(0)
    await user.hover(press('Login'))
    expect(loads).toBe(1)
  })

  it('is not a customer to whom the service refuses the fares', async () => {
    await visitReview({
      draft: { fareEstimateToken: null },
      ports: {
        quoteFare: () => TE.left({ kind: 'AuthenticationFailed' }),
      },
    })
    expect(screen.getByText('Authentication Failed')).toBeVisible()
    expect(screen.getByText('Try signing in again.')).toBeVisible()
    expect(screen.getByText('Log in to see the vehicles and their fares.')).toBeVisible()
    expect(press('Login')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('booking', () => {
  it('is sent once, however often the button is tapped, and the button keeps the focus', async () => {
    const answer = makePending<never, PlacedOrder>()
    const { user } = await visitReview({ ports: { placeOrder: () => answer.task } })
    await user.dblClick(primary())
    expect(primary()).toHaveAttribute('aria-busy', 'true')
    expect(primary()).toHaveAttribute('aria-disabled', 'true')
    expect(primary()).not.toBeDisabled()
    expect(primary()).toHaveFocus()
    await user.click(primary())
    expect(answer.count()).toBe(1)
    // The order cannot be edited while it is being booked.
    for (const mending of [press('Edit drop'), press(/^Goods type/), vehicle('Tata Ace')]) {
      expect(mending).toBeDisabled()
    }
    expect(await problemsOnPage()).toEqual([])
  })

  it('shows the service’s message about a part of the order at that part', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({
            kind: 'OrderRefused',
            message: 'This number is not in use.',
            unserved: [],
            parts: [
              { part: 'receiver', message: 'This number is not in use.' },
              { part: 'goodsType', message: 'Not today.' },
              { part: 'vehicleId', message: 'It is being repaired.' },
            ],
          }),
      },
    })
    await user.click(primary())
    expect(screen.getAllByText('This number is not in use.')).toHaveLength(2)
    expect(heardOf('This number is not in use.')).toHaveLength(1)
    expect(heardOf('It is being repaired.')).toHaveLength(1)
    expect(press('Goods type What are you sending?')).toHaveAccessibleDescription('Not today.')
    expect(screen.getByText('It is being repaired.')).toBeVisible()
    await user.click(vehicle('Tata 407'))
    expect(screen.queryByText('It is being repaired.')).toBeNull()
    expect(await problemsOnPage()).toEqual([])
  })

  it('says beside the button why the fare has changed before the order is booked', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () => TE.left({ kind: 'EstimateExpired' }),
        quoteFare: () => TE.right(orderQuote),
        readLink: readNewLink,
      },
    })
    await user.click(primary())
    const words = 'The estimate had expired. Check the new fare and book again.'
    expect(heardOf(words)).toHaveLength(1)
    await user.click(vehicle('Tata 407'))
    expect(heardOf(words)).toHaveLength(0)
  })

  it('announces each part that was refused, even if two have the same message', async () => {
    const message = 'This number is not in use.'
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({
            kind: 'OrderRefused',
            message,
            unserved: [],
            parts: [
              { part: 'sender', message },
              { part: 'receiver', message },
            ],
          }),
      },
    })
    await user.click(primary())
    expect(screen.getAllByText(message)).toHaveLength(3)
    expect(heardOf(message)).toHaveLength(2)
  })

  it('announces a failure in its dialog, and then only shows it beside the button', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () =>
          TE.left({ kind: 'NetworkError', because: 'failed', message: 'Too busy.' }),
      },
    })
    await user.click(primary())
    expect(inDialog('Something went wrong!').getByText('Too busy.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Too busy.')).toBeVisible()
    expect(heardOf('Too busy.')).toEqual([])
  })

  it('shows a refusal without any message in our own words', async () => {
    const { user } = await visitReview({
      ports: {
        placeOrder: () => TE.left({ kind: 'OrderRefused', message: null, unserved: [], parts: [] }),
      },
    })
    await user.click(primary())
    expect(
      screen.getByText('We could not place your order. Check the marked fields and book again.'),
    ).toBeVisible()
  })
})

it('the order under review names the goods only once their list has come', async () => {
  const list = makePending<never, typeof goodsTypes>()
  const { happen } = await visitReview({
    draft: { goodsType: 'furniture' },
    ports: { loadGoodsTypes: () => list.task },
  })
  expect(press('Goods type What are you sending?')).toBeVisible()
  list.answer(E.right(goodsTypes))
  await happen()
  expect(press('Goods type Furniture')).toBeVisible()
  expect(vehicle(tataAce.name)).toBeChecked()
})
