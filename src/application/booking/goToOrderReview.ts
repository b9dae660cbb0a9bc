import { type OrderDraft, orderDraftLink, partOrderQuery } from '../../domain/booking/orderDraft.ts'
import type { Limits } from '../../domain/market/limits.ts'
import type { Market } from '../../domain/market/market.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import { within } from '../ports/within.ts'
import type { OrderMemory } from './orderMemory.port.ts'

export type GoToOrderReviewNeeds = {
  readonly market: Pick<Market, 'locale'>
  readonly limits: Pick<Limits, 'requestDeadline'>
  readonly memory: Pick<OrderMemory, 'keep'>
  readonly goTo: GoTo
}

/** Takes a draft to order review; who and where stay in this browser (spec 1 §2). */
export const makeGoToOrderReview = ({ market, limits, memory, goTo }: GoToOrderReviewNeeds) =>
  function* goToOrderReview(draft: OrderDraft) {
    const link = orderDraftLink(market.locale)(draft)
    // All of it: what stays in the URL says there which order the rest belongs to.
    yield* within(limits.requestDeadline, memory.keep(link.query))
    // Where nothing can be kept the page does without: it shows the route of the estimate.
    goTo({ ...link, query: partOrderQuery(link.query).left })
  }
