import { either as E, type taskEither as TE } from 'fp-ts'
import { put } from 'typed-redux-saga'
import { type OrderDraft, orderDraftLink, partOrderQuery } from '../../domain/booking/orderDraft.ts'
import { asLinked } from '../../domain/booking/parseOrderDraft.ts'
import type { Market } from '../../domain/market/market.ts'
import { leadTo } from '../flow/leadTo.ts'
import { stillHere } from '../flow/stillHere.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import { pickerClosed } from '../place/locationPicker.slice.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import { begunOrder } from './keptOrder.ts'
import type { OrderMemory } from './orderMemory.port.ts'

/** What going to order review needs. */
export type GoToOrderReviewNeeds = {
  readonly market: Pick<Market, 'country' | 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly orderMemory: OrderMemory
  readonly readPage: ReadPage
  readonly goTo: GoTo
  /** Loads order review, unless the page has it from the start. If that fails, order review itself says so. */
  readonly loadOrderReview?: TE.TaskEither<unknown, unknown> | undefined
}

/** Takes a draft to order review. People and places stay in this browser, out of the URL (spec 1 §2). */
export const makeGoToOrderReview = ({
  market,
  limits,
  orderMemory,
  readPage,
  goTo,
  loadOrderReview,
}: GoToOrderReviewNeeds) => {
  /** Whether the draft is to be kept: not if an order of the same estimate is kept already. */
  function* isToKeep({ fareEstimateToken: token }: OrderDraft) {
    if (token === null) return true
    const kept = yield* within(limits.requestDeadline, orderMemory.recall)
    // A memory that refuses to be read may still write. One that hangs would only hang again.
    if (E.isLeft(kept)) return kept.left.kind === 'StorageRefused'
    return kept.right?.draft.fareEstimateToken !== token
  }

  return function* goToOrderReview(draft: OrderDraft) {
    const isHere = stillHere(readPage)
    const loading = loadOrderReview?.()
    const link = orderDraftLink(market.locale)(draft)
    const isNew = yield* isToKeep(draft)
    // The customer has left the page, and may have begun another order by now.
    if (!isHere()) return
    if (isNew) {
      // As a link restores it: what is kept and what stays in the URL have to agree.
      const order = begunOrder(market)(asLinked(draft))
      yield* within(limits.requestDeadline, orderMemory.keep(order))
    }
    if (loading !== undefined && isHere()) yield* within(limits.requestDeadline, () => loading)
    if (!isHere()) return
    // If nothing could be kept, the page shows the route of the estimate.
    yield* leadTo(goTo, { ...link, query: partOrderQuery(link.query).rest })
    // An address of another form would open again by itself on a return to its page. Not closed before, because that goes
    // back a step in the history.
    yield* put(pickerClosed())
  }
}
