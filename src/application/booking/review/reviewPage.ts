import type { Action } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { orderDraftQuery, partOrderQuery } from '../../../domain/booking/orderDraft.ts'
import { orderDraftNames } from '../../../domain/booking/orderDraftNames.ts'
import { formatLink, type Link } from '../../../domain/link/link.ts'
import { parted } from '../../../domain/link/query.ts'
import { navigate } from '../../flow/navigate.ts'
import { stillHere } from '../../flow/stillHere.ts'
import type { GoTo } from '../../ports/navigation.port.ts'
import type { ReadPage } from '../../ports/page.port.ts'
import {
  type OrderAddress,
  type OrderReviewState,
  orderReviewOpened,
  type Reviewing,
} from '../order/orderReview.slice.ts'

/** What following the address of an order needs. */
export type ReviewPageNeeds<State> = {
  readonly readPage: ReadPage
  readonly goTo: GoTo
  readonly selectOrderReview: (state: State) => OrderReviewState
}

/** The address of a page, with the parameters of its URL that do not belong to an order. */
export const addressOf = ({ path, query }: Omit<Link, 'site'>): OrderAddress => ({
  path,
  rest: parted(orderDraftNames)(query).rest,
})

/** The link to an order's page, without people and places (spec 1 §2). */
const linkOf = ({ address: { path, rest }, draft }: Reviewing): Link => ({
  site: null,
  path,
  query: [...rest, ...partOrderQuery(orderDraftQuery(draft)).rest],
})

/** Keeps the URL of the order-review page in step with the order. */
export const makeReviewPage = <State>(needs: ReviewPageNeeds<State>) => {
  // The page dispatches `orderReviewOpened` for every address, including those that are set here.
  const own = new Set<string>()
  let present: Link | null = null
  // When the customer leaves, the address changes first and `orderReviewClosed` comes later.
  let isHere = (): boolean => true

  const settleAt = (link: Link) => {
    present = link
    own.add(formatLink(link))
  }

  /** Updates the URL to the order under review. */
  function* follow() {
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing') return
    const link = linkOf(review)
    if (present !== null && formatLink(link) === formatLink(present)) return
    if (!isHere()) return
    settleAt(link)
    yield* navigate(needs.goTo, link, { replacing: true })
  }

  return {
    /** The current address, or the last one after the page was left; null before it was opened. */
    present: (): Link | null => present,
    /** Whether the customer is still on the page that was opened. */
    isHere: (): boolean => isHere(),
    /** Whether the page is opened at an address that was not set here. */
    isOpening: (action: Action): boolean =>
      orderReviewOpened.match(action) && !own.has(formatLink({ site: null, ...action.payload })),

    open: (opened: Omit<Link, 'site'>): void => {
      own.clear()
      settleAt({ site: null, ...opened })
      isHere = stillHere(needs.readPage)
    },

    /** Opening the page again is a new visit from now on, even at an address that was set here. */
    leave: (): void => {
      own.clear()
    },

    follow,
  }
}
