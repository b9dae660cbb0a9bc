import { put, select } from 'typed-redux-saga'
import { makesOrder } from '../../../domain/booking/intent.ts'
import type { Market } from '../../../domain/market/market.ts'
import type { ReadLink } from '../../ports/navigation.port.ts'
import { type KeptOrder, withoutEnded } from '../kept/keptOrder.ts'
import {
  intentRecalled,
  lastIntent,
  type PlacingState,
  placedRecalled,
} from '../order/placing.slice.ts'
import { makeTrackable } from '../order/trackableOrder.ts'
import type { IsOrderOverNeeds } from './isOrderOver.ts'

/** What recalling the booking of a kept order needs. */
export type RecallPlacingNeeds<State> = {
  readonly market: Pick<Market, 'locale' | 'country'>
  readonly readLink: ReadLink
  readonly selectPlacing: (state: State) => PlacingState
  readonly selectEnded: IsOrderOverNeeds<State>['selectEnded']
}

/** Recalls what a kept order was booked as, unless this page knows more of it (spec 1 §2). */
export const makeRecallPlacing = <State>(needs: RecallPlacingNeeds<State>) => {
  const { market } = needs
  const trackable = makeTrackable(needs)

  return function* recallPlacing(order: KeptOrder) {
    const placing = yield* select(needs.selectPlacing)
    const last = lastIntent(placing)
    if (last !== null && last.requestId === order.intent?.requestId) {
      if (placing.status === 'placing') return
      // The answer came while the customer was on another page.
      const isAnswered = placing.status === 'placed' || placing.status === 'failed'
      if (isAnswered && makesOrder(market)(last.order)(order.draft)) return
    }
    // These orders may have ended after the order was kept.
    const { intent, placed } = withoutEnded(yield* select(needs.selectEnded))(order)
    yield* put(
      intent !== null && placed !== null
        ? placedRecalled({ intent, placed: trackable(placed) })
        : intentRecalled(intent),
    )
  }
}
