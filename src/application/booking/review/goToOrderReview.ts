import { either as E, type taskEither as TE } from 'fp-ts'
import type { SagaGenerator } from 'typed-redux-saga'
import {
  type OrderDraft,
  orderDraftLink,
  partOrderQuery,
} from '../../../domain/booking/orderDraft.ts'
import { asLinked } from '../../../domain/booking/parseOrderDraft.ts'
import type { Market } from '../../../domain/market/market.ts'
import { stillHere } from '../../flow/stillHere.ts'
import type { TimeLimits } from '../../flow/timeLimits.ts'
import { within } from '../../flow/within.ts'
import { navigateAway } from '../../place/navigateAway.ts'
import type { GoTo } from '../../ports/navigation.port.ts'
import type { ReadPage } from '../../ports/page.port.ts'
import { begunOrder, type KeptOrder } from '../kept/keptOrder.ts'
import type { OrderMemory } from '../kept/orderMemory.port.ts'

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
  /** The order to keep for a draft; null if the kept one has its estimate, or may have it. */
  function* orderToKeep(
    draft: OrderDraft,
    continued: (kept: KeptOrder) => KeptOrder | null,
  ): SagaGenerator<KeptOrder | null> {
    // As a link restores it: what is kept and what stays in the URL have to agree.
    const begun = begunOrder(market)(asLinked(draft))
    const { fareEstimateToken: token } = draft
    if (token === null) return begun
    const recalled = yield* within(limits.requestDeadline, orderMemory.recall)
    // A memory that refuses to be read may still write. One that hangs would only hang again.
    if (E.isLeft(recalled)) return recalled.left.kind === 'StorageRefused' ? begun : null
    const kept = recalled.right
    if (kept === null) return begun
    return kept.draft.fareEstimateToken === token ? null : (continued(kept) ?? begun)
  }

  /** `continued` is what goes on of a kept order that has another estimate; null for nothing, as by default. */
  return function* goToOrderReview(
    draft: OrderDraft,
    continued: (kept: KeptOrder) => KeptOrder | null = () => null,
  ) {
    const isHere = stillHere(readPage)
    const loading = loadOrderReview?.()
    const link = orderDraftLink(market.locale)(draft)
    const order = yield* orderToKeep(draft, continued)
    // The customer has left the page, and may have begun another order by now.
    if (!isHere()) return
    if (order !== null) yield* within(limits.requestDeadline, orderMemory.keep(order))
    if (loading !== undefined && isHere()) yield* within(limits.requestDeadline, () => loading)
    if (!isHere()) return
    // If nothing could be kept, the page shows the route of the estimate.
    yield* navigateAway(goTo, { ...link, query: partOrderQuery(link.query).rest })
  }
}
