import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { goodsTypeChosen } from '../../../src/application/booking/order/orderReview.slice.ts'
import { recallStarted } from '../../../src/application/fare/fareResults.slice.ts'
import type { FareEstimate } from '../../../src/domain/fare/fareQuote.ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { orderEstimate } from '../../support/booking.ts'
import { estimate } from '../../support/fares.ts'
import { makePending } from '../../support/pending.ts'
import { visit } from '../../support/visit.tsx'
import { vehicle, visitReview } from '../booking/steps.tsx'

// Outside `act`, React spreads its work over several tasks, as in a browser.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

/**
 * Waits for what needs no other task: answers of ports, the flows that wait for them, React's first
 * commit.
 */
const thisTask = async (): Promise<void> => {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve()
}

const cards = () => screen.queryAllByRole('article').length

describe('a list of many cards', () => {
  it('is rendered in a task after the one in which the estimate came', async () => {
    const recall = makePending<never, FareEstimate>()
    await visit(<FareResultsPage />, {
      path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1',
      ports: { recallEstimate: () => recall.task },
    })
    recall.answer(E.right(estimate))
    await thisTask()
    expect(cards()).toBe(0)
    expect(await screen.findByRole('heading', { name: 'Tata Ace' })).toBeVisible()
  })

  it('disappears in the same task in which another estimate is asked for', async () => {
    const { store } = await visit(<FareResultsPage />, {
      path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1',
      ports: { recallEstimate: () => () => Promise.resolve(E.right(estimate)) },
    })
    expect(await screen.findByRole('heading', { name: 'Tata Ace' })).toBeVisible()
    store.dispatch(recallStarted('token-2'))
    await thisTask()
    expect(screen.queryByRole('heading', { name: 'Tata Ace' })).toBeNull()
  })

  it('is rendered in a task after the one in which the vehicles of an order came', async () => {
    const recall = makePending<never, FareEstimate>()
    await visitReview({ ports: { recallEstimate: () => recall.task } })
    expect(await screen.findByRole('heading', { name: 'Review your order' })).toBeVisible()
    recall.answer(E.right(orderEstimate))
    await thisTask()
    expect(cards()).toBe(0)
    expect(await screen.findByRole('radio', { name: 'Tata Ace' })).toBeChecked()
  })

  it('follows the chosen goods in the same task', async () => {
    const { store } = await visitReview({ draft: { vehicleId: null } })
    expect(await screen.findByRole('radio', { name: 'Tata 407' })).not.toBeChecked()
    store.dispatch(goodsTypeChosen('catering'))
    await thisTask()
    expect(screen.queryByRole('radio', { name: 'Tata 407' })).toBeNull()
    expect(vehicle('Tata Ace')).toBeVisible()
    store.dispatch(goodsTypeChosen('documents'))
    await thisTask()
    expect(
      screen.getByText(/^None of the quoted vehicles can carry these goods: Documents/),
    ).toBeVisible()
    store.dispatch(goodsTypeChosen('furniture'))
    await thisTask()
    expect(screen.queryByText(/^None of the quoted vehicles can carry these goods/)).toBeNull()
    expect(vehicle('Tata 407')).toBeVisible()
  })
})
