import { either as E } from 'fp-ts'
import {
  type CompleteOrder,
  completeOrder,
  type OrderPartError,
} from '../../../domain/booking/completeness.ts'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import type { Vehicle } from '../../../domain/fare/vehicle.ts'
import type { Market } from '../../../domain/market/market.ts'
import { rememberingLast } from '../../store/rememberingLast.ts'
import type { BookingState } from '../bookingState.ts'
import { selectOfferedVehicles } from '../offer/offer.selectors.ts'

const orderOf = rememberingLast((market: Market, draft: OrderDraft) => completeOrder(market)(draft))

const noOrderErrors: readonly OrderPartError[] = []

/**
 * The parts that keep the order from being booked, each with its error, in page order (spec 1 §4, §5).
 * Empty while no order is under review.
 *
 * @example
 * selectOrderErrors(reviewStore.getState()) // → []
 * const { path, query } = orderPage
 * const renamed = query.map(([key, text]) => [key, text === 'Kiran Rao' ? 'K' : text] as const)
 * reviewStore.dispatch(orderReviewOpened({ path, query: renamed }))
 * await settled()
 * selectOrderErrors(reviewStore.getState())
 * // → [{ part: 'receiverName', error: { kind: 'NameTooShort', least: 3 } }]
 */
export const selectOrderErrors = ({
  orderReview,
  market,
}: BookingState): readonly OrderPartError[] => {
  if (orderReview.status !== 'reviewing') return noOrderErrors
  const order = orderOf(market, orderReview.draft)
  return E.isLeft(order) ? order.left : noOrderErrors
}

/** A complete order, and the offer of its vehicle. */
export type BookableOrder = { readonly order: CompleteOrder; readonly vehicle: Vehicle }

/** The order under review if it is complete and its vehicle is offered, otherwise null. */
export const selectBookable = (state: BookingState): BookableOrder | null => {
  const { orderReview, market } = state
  const offered = selectOfferedVehicles(state)
  if (orderReview.status !== 'reviewing' || offered.status !== 'offered') return null
  const order = orderOf(market, orderReview.draft)
  if (E.isLeft(order)) return null
  const vehicle = offered.vehicles.find(({ id }) => id === order.right.vehicleId)
  return vehicle === undefined ? null : { order: order.right, vehicle }
}
