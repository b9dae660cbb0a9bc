import { either as E, type taskEither as TE } from 'fp-ts'
import { type OrderDraft, orderDraftLink, partOrderQuery } from '../../domain/booking/orderDraft.ts'
import { asLinked } from '../../domain/booking/parseOrderDraft.ts'
import type { Market } from '../../domain/market/market.ts'
import { stillHere } from '../flow/stillHere.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import { begunOrder } from './keptOrder.ts'
import type { OrderMemory } from './orderMemory.port.ts'

/** What going to order review needs of the world. */
export type GoToOrderReviewNeeds = {
  readonly market: Pick<Market, 'country' | 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly orderMemory: OrderMemory
  readonly readPage: ReadPage
  readonly goTo: GoTo
  /** Loads what shows order review, where that is not here from the start. What fails is told by the page that it is of. */
  readonly loadOrderReview?: TE.TaskEither<unknown, unknown>
}

/** Takes a draft to order review; who and where stay in this browser (spec 1 §2). */
export const makeGoToOrderReview = ({
  market,
  limits,
  orderMemory,
  readPage,
  goTo,
  loadOrderReview,
}: GoToOrderReviewNeeds) => {
  /** Whether there is anything to keep: what was entered for the same estimate before is kept already. */
  function* isToKeep({ fareEstimateToken: token }: OrderDraft) {
    if (token === null) return true
    const kept = yield* within(limits.requestDeadline, orderMemory.recall)
    // A memory that refused may keep all the same; one that hangs would be waited for once more.
    if (E.isLeft(kept)) return kept.left.kind === 'StorageRefused'
    return kept.right?.draft.fareEstimateToken !== token
  }

  return function* goToOrderReview(draft: OrderDraft) {
    const isHere = stillHere(readPage)
    const loading = loadOrderReview?.()
    const link = orderDraftLink(market.locale)(draft)
    const isNew = yield* isToKeep(draft)
    // What somebody turned away from is not kept for them: another order may be by now.
    if (!isHere()) return
    if (isNew) {
      // As a link brings it: what is kept and what stays in the URL are to be of one order.
      const order = begunOrder(market)(asLinked(draft))
      yield* within(limits.requestDeadline, orderMemory.keep(order))
    }
    if (loading !== undefined && isHere()) yield* within(limits.requestDeadline, () => loading)
    // Where nothing can be kept the page does without: it shows the route of the estimate.
    if (isHere()) goTo({ ...link, query: partOrderQuery(link.query).rest })
  }
}
