import { describe, expect, it } from '@jest/globals'
import {
  historyFailed,
  historyLoaded,
  historyOpened,
  liveOrdersLoaded,
  loginFirst,
  moreFailed,
  moreLoaded,
  moreLoading,
  ordersReducer,
  rebookingSettled,
  rebookingStarted,
} from '../../../src/application/orders/orders.slice.ts'
import {
  cancelDismissed,
  cancelFailed,
  cancelled,
  cancelStarted,
  orderLoaded,
  orderLoadFailed,
  refreshRequested,
  trackedCrn,
  trackingClosed,
  trackingNeedsLogin,
  trackingOpened,
  trackingReducer,
} from '../../../src/application/orders/tracking.slice.ts'
import {
  customerRecognised,
  restoringStarted,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import { asha } from '../../support/account.ts'
import { historyOf, orderAt, pastOrders, searchedOrder } from '../../support/orders.ts'
import { cameTo, changing } from '../../support/reducedStates.ts'

const offline = { kind: 'Unreachable', because: 'offline' } as const
const unbelieved = { kind: 'AuthenticationFailed' } as const
const failedAs = (error: typeof offline | typeof unbelieved) => ({ status: 'failed', error })

const page = historyOf([searchedOrder], pastOrders(10))
const shown = [historyOpened(), historyLoaded(page)]

const isUnopened = (name: string) => name === 'absent' || name === 'refused'

const histories = {
  absent: cameTo(ordersReducer),
  refused: cameTo(ordersReducer, sessionEnded('refused')),
  loading: cameTo(ordersReducer, historyOpened()),
  'without a customer': cameTo(ordersReducer, historyOpened(), loginFirst()),
  failed: cameTo(ordersReducer, historyOpened(), historyFailed(offline)),
  unbelieved: cameTo(ordersReducer, historyOpened(), historyFailed(unbelieved)),
  shown: cameTo(ordersReducer, ...shown),
  'loading more': cameTo(ordersReducer, ...shown, moreLoading(10)),
  'short of more': cameTo(ordersReducer, ...shown, moreLoading(10), moreFailed(offline)),
}

describe('an order that is booked again', () => {
  it('is remembered until that is settled, whatever happens to the orders meanwhile', () => {
    const booking = cameTo(ordersReducer, ...shown, rebookingStarted('CRN9'))
    expect(booking.rebooked).toBe('CRN9')
    for (const event of [
      historyOpened(),
      moreLoading(10),
      liveOrdersLoaded(page),
      customerRecognised(asha),
      restoringStarted(asha),
      sessionEnded('left'),
    ]) {
      expect(ordersReducer(booking, event).rebooked).toBe('CRN9')
    }
    expect(ordersReducer(booking, rebookingSettled())).toEqual(histories.shown)
  })
})

describe('the page of past orders', () => {
  const pages = ['shown', 'loading more', 'short of more']

  it.each([
    [loginFirst(), ['loading']],
    [historyLoaded(page), ['loading']],
    [historyFailed(offline), ['loading']],
    [moreLoading(20), pages],
    [moreLoaded(historyOf([], pastOrders(10, 11), 10)), ['loading more']],
    [moreFailed(offline), ['loading more']],
  ])('changes on %j only in the states that wait for it', (event, names) => {
    expect(changing(ordersReducer, histories)(event)).toEqual(names)
  })

  const statusAfter = (...events: ReadonlyArray<Parameters<typeof ordersReducer>[1]>) =>
    Object.entries(histories).map(([name, state]) => {
      const { history } = events.reduce(ordersReducer, state)
      return [name, history.status === 'failed' ? history.error.kind : history.status]
    })

  it('is requested when it is opened, unless it is shown or its customer was rejected', () => {
    expect(statusAfter(historyOpened())).toEqual([
      ['absent', 'loading'],
      ['refused', 'AuthenticationFailed'],
      ['loading', 'loading'],
      ['without a customer', 'loading'],
      ['failed', 'loading'],
      ['unbelieved', 'AuthenticationFailed'],
      ['shown', 'shown'],
      ['loading more', 'shown'],
      ['short of more', 'shown'],
    ])
  })

  it.each([customerRecognised(asha), restoringStarted(asha)])(
    'is requested again for another customer: %j',
    (event) => {
      expect(statusAfter(event)).toEqual(
        Object.keys(histories).map((name) => [name, isUnopened(name) ? 'absent' : 'loading']),
      )
      // A customer who is logged in again is no longer refused.
      expect(statusAfter(event, historyOpened())).toEqual(
        Object.keys(histories).map((name) => [name, 'loading']),
      )
      expect(ordersReducer(histories.shown, event).live).toBeNull()
    },
  )

  it('asks for a login after the session ended, and says so if the customer was rejected', () => {
    for (const why of ['left', 'unconfirmed', 'refused'] as const) {
      const [unopened, told] =
        why === 'refused' ? ['refused', 'AuthenticationFailed'] : ['absent', 'loginNeeded']
      expect(statusAfter(sessionEnded(why))).toEqual(
        Object.keys(histories).map((name) => [name, isUnopened(name) ? unopened : told]),
      )
      expect(ordersReducer(histories.shown, sessionEnded(why)).live).toBeNull()
      const reopened = cameTo(ordersReducer, sessionEnded(why), historyOpened()).history
      expect(reopened).toEqual(why === 'refused' ? failedAs(unbelieved) : { status: 'loading' })
    }
  })

  it('keeps its offset in step with the orders that ended meanwhile', () => {
    const [ended] = pastOrders(1, 99)
    const newest = historyOf([], [...(ended === undefined ? [] : [ended]), ...pastOrders(9)])
    const offsets = (['shown', 'loading more', 'short of more'] as const).map((name) => {
      const { history } = ordersReducer(histories[name], liveOrdersLoaded(newest))
      return history.status === 'shown' && history.more.status !== 'none' && history.more.offset
    })
    expect(offsets).toEqual([11, 11, 11])
    const all = cameTo(ordersReducer, historyOpened(), historyLoaded(historyOf([], pastOrders(9))))
    const { history } = ordersReducer(all, liveOrdersLoaded(newest))
    expect(history).toMatchObject({ status: 'shown', more: { status: 'none' } })
    for (const name of ['absent', 'loading', 'failed'] as const) {
      const told = ordersReducer(histories[name], liveOrdersLoaded(page))
      expect(told).toEqual({ ...histories[name], live: page.live })
    }
  })

  it('leaves no order out of which only another page knows that it ended', () => {
    const other = { ...searchedOrder, crn: 'CRN2000002' }
    const both = cameTo(ordersReducer, liveOrdersLoaded(historyOf([searchedOrder, other], [])))
    const [done, gone] = [orderAt('completed'), orderAt('cancelled')]
    expect(ordersReducer(both, orderLoaded(done)).live).toEqual([done, other])
    expect(ordersReducer(both, cancelled(gone)).live).toEqual([gone, other])
    const confirmed = orderAt('confirmed')
    expect(ordersReducer(both, orderLoaded(confirmed)).live).toEqual([confirmed, other])
    expect(ordersReducer(histories.absent, orderLoaded(confirmed)).live).toBeNull()
  })
})

const { crn } = searchedOrder
const told = [trackingOpened(crn), orderLoaded(searchedOrder)]
const calling = [...told, cancelStarted({ reason: 'Plans changed' })]

const trackings = {
  absent: cameTo(trackingReducer),
  refused: cameTo(trackingReducer, sessionEnded('refused')),
  loading: cameTo(trackingReducer, trackingOpened(crn)),
  'without a customer': cameTo(trackingReducer, trackingOpened(crn), trackingNeedsLogin()),
  failed: cameTo(trackingReducer, trackingOpened(crn), orderLoadFailed(offline)),
  unbelieved: cameTo(trackingReducer, trackingOpened(crn), orderLoadFailed(unbelieved)),
  shown: cameTo(trackingReducer, ...told),
  cancelling: cameTo(trackingReducer, ...calling),
  'not cancelled': cameTo(trackingReducer, ...calling, cancelFailed(offline)),
}

describe('the page of an order', () => {
  const shownOnes = ['shown', 'cancelling', 'not cancelled']
  const asking = ['loading', 'failed', 'unbelieved', ...shownOnes]

  it.each([
    [trackingNeedsLogin(), ['loading']],
    [orderLoaded(orderAt('confirmed')), asking],
    [orderLoadFailed({ kind: 'OrderUnknown' }), asking],
    [cancelStarted({ reason: 'Booked twice' }), shownOnes],
    [cancelled(orderAt('cancelled')), shownOnes],
    [cancelFailed(offline), ['cancelling']],
    [cancelDismissed(), ['not cancelled']],
    [refreshRequested(), ['failed']],
  ])('changes on %j only in the states that wait for it', (event, names) => {
    expect(changing(trackingReducer, trackings)(event)).toEqual(names)
  })

  const statusAfter = (event: Parameters<typeof trackingReducer>[1]) =>
    Object.entries(trackings).map(([name, before]) => {
      const state = trackingReducer(before, event)
      return [name, state.status === 'failed' ? state.error.kind : state.status, trackedCrn(state)]
    })

  it('is requested when it is opened, unless it is shown or its customer was rejected', () => {
    expect(statusAfter(trackingOpened(crn))).toEqual([
      ['absent', 'loading', crn],
      ['refused', 'AuthenticationFailed', crn],
      ['loading', 'loading', crn],
      ['without a customer', 'loading', crn],
      ['failed', 'loading', crn],
      ['unbelieved', 'AuthenticationFailed', crn],
      ['shown', 'shown', crn],
      ['cancelling', 'shown', crn],
      ['not cancelled', 'shown', crn],
    ])
    const other = trackingOpened('CRN2000002')
    expect(trackingReducer(trackings.shown, other)).toEqual({
      status: 'loading',
      crn: 'CRN2000002',
    })
    const again = trackingReducer(trackings['cancelling'], trackingOpened(crn))
    expect(again).toEqual(trackings.shown)
    expect(trackingReducer(trackings['not cancelled'], trackingOpened(crn))).toEqual(
      trackings['not cancelled'],
    )
  })

  it('is forgotten when it is left, except that its customer was rejected', () => {
    expect(
      Object.values(trackings).map((state) => trackingReducer(state, trackingClosed())),
    ).toEqual(
      Object.keys(trackings).map((name) =>
        name === 'refused' || name === 'unbelieved' ? { status: 'refused' } : { status: 'absent' },
      ),
    )
  })

  it.each([customerRecognised(asha), restoringStarted(asha)])(
    'is requested again for another customer: %j',
    (event) => {
      expect(Object.values(trackings).map((state) => trackingReducer(state, event))).toEqual(
        Object.keys(trackings).map((name) =>
          isUnopened(name) ? { status: 'absent' } : { status: 'loading', crn },
        ),
      )
    },
  )

  it('asks for a login after the session ended, and says so if the customer was rejected', () => {
    expect(
      Object.values(trackings).map((state) => trackingReducer(state, sessionEnded('left'))),
    ).toEqual(
      Object.keys(trackings).map((name) =>
        isUnopened(name) ? { status: 'absent' } : { status: 'loginNeeded', crn },
      ),
    )
    expect(
      Object.values(trackings).map((state) => trackingReducer(state, sessionEnded('refused'))),
    ).toEqual(
      Object.keys(trackings).map((name) =>
        isUnopened(name) ? { status: 'refused' } : { status: 'failed', crn, error: unbelieved },
      ),
    )
  })

  it('is no longer being cancelled once the order is cancelled', () => {
    const off = orderAt('cancelled')
    for (const name of ['cancelling', 'not cancelled'] as const) {
      expect(trackingReducer(trackings[name], orderLoaded(off))).toEqual({
        status: 'shown',
        order: off,
        stale: null,
        cancelling: { status: 'idle' },
        customer: null,
      })
      expect(trackingReducer(trackings[name], orderLoaded(searchedOrder))).toEqual(trackings[name])
    }
  })
})
