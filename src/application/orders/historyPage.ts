import type { Order, OrderError } from '../../domain/orders/order.ts'
import {
  firstHistoryPage,
  longestHistoryPage,
  type OrderHistory,
} from '../../domain/orders/orderHistory.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import type { LoadOrderHistory, LoadOrderHistoryError } from './loadOrderHistory.port.ts'

/** The past orders after those that are shown. */
export type MorePast =
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly offset: number }
  | { readonly status: 'loading'; readonly offset: number }
  | { readonly status: 'failed'; readonly offset: number; readonly error: LoadOrderHistoryError }

/** The page of past orders (spec 2 §2). */
export type HistoryPage =
  | { readonly status: 'absent' }
  /** The service refused the customer's credentials while the page was not open. */
  | { readonly status: 'refused' }
  /** Only a customer has orders: the visitor must log in first. */
  | { readonly status: 'loginNeeded' }
  /** Also while the session is being restored. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LoadOrderHistoryError }
  | {
      readonly status: 'shown'
      readonly past: readonly Order[]
      readonly more: MorePast
      /** The listed orders that cannot be read, each once. */
      readonly unread: readonly OrderError[]
    }

type Shown = Extract<HistoryPage, { readonly status: 'shown' }>

/** What follows a page. `offset` is that of the request, as the answer may lack it. */
const moreAfter = (offset: number, { limit, past, unread }: OrderHistory): MorePast => {
  // The service counts unreadable orders, too.
  const count = past.length + unread.past.length
  return count < limit ? { status: 'none' } : { status: 'ready', offset: offset + count }
}

/** Those that are not among the others, each once: an answer may list an order twice. */
const without = <Listed extends { readonly crn: string | null }>(
  orders: readonly Listed[],
  others: ReadonlyArray<{ readonly crn: string | null }>,
): readonly Listed[] => {
  const known = new Set<string | null>(others.map(({ crn }) => crn))
  return orders.filter(({ crn }) => {
    const isNew = !known.has(crn)
    known.add(crn)
    return isNew
  })
}

/** The orders under way that an answer of further past orders lists no more, and that are not among the shown ones. */
export const unlisted = (
  live: readonly Order[] | null,
  { past }: Shown,
  { live: answered, unread }: OrderHistory,
): readonly Order[] => without(live ?? [], [...answered, ...unread.live, ...unread.past, ...past])

/**
 * An answer of which each order that has not changed is the one that was known: what shows it need not render again.
 * Both were read by the same rule, so their parts have the same order.
 */
export const asKnown = (known: readonly Order[], answer: OrderHistory): OrderHistory => {
  const knownBy = new Map(known.map((order) => [order.crn, order]))
  const kept = (order: Order): Order => {
    const before = knownBy.get(order.crn)
    return before !== undefined && JSON.stringify(before) === JSON.stringify(order) ? before : order
  }
  return { ...answer, live: answer.live.map(kept), past: answer.past.map(kept) }
}

/**
 * The orders under way that the newest answer lists no more, while the history begins again: those that it lists among
 * the past ones are as it lists them.
 */
export const unlistedSince = (
  live: readonly Order[] | null,
  history: Shown,
  answer: OrderHistory,
): readonly Order[] => {
  const ended = new Map(answer.past.map((order) => [order.crn, order]))
  return unlisted(live, history, answer).map((order) => ended.get(order.crn) ?? order)
}

/**
 * Which of the orders that had ended are listed as under way. An order may be listed twice, as under way and as ended.
 */
export const reopenedIn = (
  ended: readonly string[],
  listed: readonly Order[],
): readonly string[] => {
  const finished = listed.filter(({ status }) => isFinished(status))
  return without(listed, finished)
    .map(({ crn }) => crn)
    .filter((crn) => ended.includes(crn))
}

/** The orders of an answer, each once. */
export const eachOnce = (orders: readonly Order[]): readonly Order[] => without(orders, [])

/** The orders that could not be read so far, except those shown by now. Those without a number count as one. */
const stillUnread = (
  before: readonly OrderError[],
  { live, unread }: OrderHistory,
  past: readonly Order[],
): readonly OrderError[] => without([...before, ...unread.live, ...unread.past], [...live, ...past])

/** The past orders without those that the service has opened again. */
const stillPast = (past: readonly Order[], { live }: OrderHistory): readonly Order[] =>
  without(
    past,
    live.filter(({ status }) => !isFinished(status)),
  )

/** The page with the first answer. */
export const firstShown = (answer: OrderHistory): Shown => ({
  status: 'shown',
  past: eachOnce(answer.past),
  more: moreAfter(firstHistoryPage.offset, answer),
  unread: stillUnread([], answer, answer.past),
})

/**
 * Whether an order is listed no more that was booked before all of the newest, and belongs among the shown ones or
 * after the last of all: it has ended. One that was booked later may come with the next answer.
 */
const isLeftOut = (
  live: readonly Order[] | null,
  { past, more }: Shown,
  answer: OrderHistory,
): boolean => {
  const listed = [...answer.live, ...answer.unread.live, ...answer.unread.past, ...past]
  return without(live ?? [], listed).some(
    (order) =>
      answer.past.every(({ createdAt }) => createdAt > order.createdAt) &&
      (more.status === 'none' || past.some(({ createdAt }) => createdAt < order.createdAt)),
  )
}

/**
 * Whether a shown history cannot go on from its newest orders: none of a whole page was known, so that others may lie
 * between it and those shown, or one that has ended belongs further down.
 */
const isBroken = (history: Shown, live: readonly Order[] | null, answer: OrderHistory): boolean => {
  const known = [...stillPast(history.past, answer), ...history.unread]
  // One without a number tells nothing of where it was.
  const listed = [...answer.past, ...answer.unread.past.filter(({ crn }) => crn !== null)]
  const isApart = listed.length > 0 && without(listed, known).length === listed.length
  return (
    moreAfter(firstHistoryPage.offset, answer).status === 'ready' &&
    (isApart || isLeftOut(live, history, answer))
  )
}

/**
 * The page to request if a shown history has to begin again with its newest orders: as many as are shown, so that the
 * customer keeps their place. Null if it goes on, or if a page is all that is shown.
 */
export const pageAgain = (
  history: HistoryPage,
  live: readonly Order[] | null,
  answer: OrderHistory,
): Parameters<LoadOrderHistory>[0] | null => {
  if (history.status !== 'shown' || !isBroken(history, live, answer)) return null
  const shown = history.past.length + history.unread.length
  const limit = Math.min(longestHistoryPage, shown)
  return limit > firstHistoryPage.limit ? { ...firstHistoryPage, limit } : null
}

/**
 * A shown history with its newest orders loaded again. Orders that have ended since moved the rest down, and those that
 * were opened again moved it up. If that is broken, it begins again, and those shown follow on further pages.
 */
export const withNewest = (
  history: HistoryPage,
  live: readonly Order[] | null,
  answer: OrderHistory,
): HistoryPage => {
  if (history.status !== 'shown') return history
  if (isBroken(history, live, answer)) return firstShown(answer)
  const { more } = history
  const past = stillPast(history.past, answer)
  const newest = answer.past
  // Orders that could not be read before were counted then.
  const added = without(newest, [...past, ...history.unread]).length
  const moved = added - (history.past.length - past.length)
  const all = [...eachOnce(newest), ...without(past, newest)]
  return {
    status: 'shown',
    past: all,
    more: more.status === 'none' ? more : { ...more, offset: more.offset + moved },
    unread: stillUnread(history.unread, answer, all),
  }
}

/**
 * What follows further past orders. Those that were listed before moved down, because others have ended since; those
 * that were opened again let the rest move up. Loading the newest orders counts the ended ones.
 */
const moreAfterFurther = (
  offset: number,
  answer: OrderHistory,
  known: ReadonlyArray<{ readonly crn: string | null }>,
  reopened: number,
): MorePast => {
  const more = moreAfter(offset, answer)
  const listed = new Set(known.map(({ crn }) => crn))
  const again = [...answer.past, ...answer.unread.past].filter(
    ({ crn }) => crn !== null && listed.has(crn),
  )
  return more.status === 'ready' ? { ...more, offset: more.offset - again.length - reopened } : more
}

/** A shown history with further past orders, which were asked for from an offset. */
export const withFurther = (history: Shown, offset: number, answer: OrderHistory): Shown => {
  // An order that ended in the meantime moves the others down the pages: none is shown twice.
  const before = stillPast(history.past, answer)
  const further = without(answer.past, before)
  const past = [...before, ...further]
  const unread = stillUnread(history.unread, answer, past)
  const isNoNews = further.length === 0 && unread.length <= history.unread.length
  return {
    status: 'shown',
    past,
    // A service without paging would return the same orders for ever.
    more: isNoNews
      ? { status: 'none' }
      : moreAfterFurther(
          offset,
          answer,
          [...before, ...history.unread],
          history.past.length - before.length,
        ),
    unread,
  }
}
