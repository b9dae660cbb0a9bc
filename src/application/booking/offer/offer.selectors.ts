import { type BookingAction, bookingAction } from '../../../domain/booking/bookingAction.ts'
import { routeOfDraft } from '../../../domain/booking/draftEnquiry.ts'
import { goodsTypeOf } from '../../../domain/booking/goodsType.ts'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import {
  type ListedVehicle,
  otherCategory,
  quotedCategory,
  vehiclesOfRoute,
  vehiclesSuiting,
} from '../../../domain/booking/vehicleChoice.ts'
import type { FareEstimate } from '../../../domain/fare/fareQuote.ts'
import type { FareCategory } from '../../../domain/fare/serviceCategory.ts'
import { shownVehicles, type Vehicle } from '../../../domain/fare/vehicle.ts'
import { rememberingLast } from '../../store/rememberingLast.ts'
import type { LoadServiceAreaError, ServiceArea } from '../area/loadServiceArea.port.ts'
import type { BookingState } from '../bookingState.ts'
import type { OrderReviewState } from '../order/orderReview.slice.ts'
import type { GoodsState, OfferFailure, OfferState } from './offer.slice.ts'
import { orderFareCategory } from './orderFareCategory.ts'

/** The vehicles that the customer can choose from. */
export type Offered =
  /** Fares cannot be requested yet. A guest whose last login the service refused waits for the next. */
  | { readonly status: 'waiting'; readonly for: 'login' | 'route' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: OfferFailure | LoadServiceAreaError }
  | {
      readonly status: 'offered'
      /** The vehicles that serve the route and suit the goods: once goods are chosen, best first; before, as quoted. */
      readonly vehicles: readonly Vehicle[]
      /** How many vehicles serve the route, for any goods. */
      readonly served: number
      /** Milliseconds since the epoch. */
      readonly quotedAt: number
    }

type Listed = Vehicle & Pick<ListedVehicle, 'vehicleId'>

const listed = (vehicle: Vehicle): Listed => ({ ...vehicle, vehicleId: vehicle.id })

const plain = ({ vehicleId: _, ...vehicle }: Listed): Vehicle => vehicle

const loading: Offered = { status: 'loading' }
const beforeLogin: Offered = { status: 'waiting', for: 'login' }
const beforeRoute: Offered = { status: 'waiting', for: 'route' }

const chosenGoods = (goods: GoodsState, key: string | null) =>
  goods.status === 'loaded' ? goodsTypeOf(goods.goodsTypes)(key) : null

const vehiclesOf = (
  estimate: FareEstimate,
  { zones }: ServiceArea,
  goods: GoodsState,
  draft: OrderDraft,
): Offered => {
  const route = routeOfDraft(draft)
  if (route === null) return beforeRoute
  const served = vehiclesOfRoute(zones)(shownVehicles(estimate.vehicles).map(listed))({
    pickup: route.pickup.location,
    drop: route.drop.location,
  })
  const suiting = vehiclesSuiting(chosenGoods(goods, draft.goodsType))(served)
  return {
    status: 'offered',
    vehicles: suiting.map(plain),
    served: served.length,
    quotedAt: estimate.quotedAt,
  }
}

const draftOf = (review: OrderReviewState): OrderDraft | null =>
  review.status === 'reviewing' ? review.draft : null

// Of the draft, not of the review: a letter that is typed into an edit changes no offer.
const offeredOf = rememberingLast(
  (draft: OrderDraft | null, { area, fares, goods }: OfferState, isGuest: boolean): Offered => {
    if (draft === null) return loading
    // A link may name unknown goods. Clearing them after the customer has booked would change the order.
    if (goods.status === 'loading' && draft.goodsType !== null) return loading
    switch (fares.status) {
      case 'idle':
        if (routeOfDraft(draft) === null) return beforeRoute
        return isGuest ? beforeLogin : loading
      case 'loading':
        return loading
      case 'failed':
        return isGuest && fares.failure.kind === 'AuthenticationFailed'
          ? beforeLogin
          : { status: 'failed', error: fares.failure }
      case 'loaded':
    }
    // The area may still be another city's.
    if (area.status === 'idle' || area.geoRegionId !== fares.estimate.geoRegionId) return loading
    switch (area.status) {
      case 'loading':
        return loading
      case 'failed':
        return { status: 'failed', error: area.error }
      case 'loaded':
        return vehiclesOf(fares.estimate, area.area, goods, draft)
    }
  },
)

/**
 * The vehicles with their fares that serve the route by its zones and suit the goods (spec 1 §4).
 *
 * @example
 * const offered = selectOfferedVehicles(reviewStore.getState())
 * offered.status === 'offered' && offered.vehicles.map(({ name }) => name)
 * // → ['Tata Ace', 'Tata 407']
 * reviewStore.dispatch(orderReviewClosed())
 * selectOfferedVehicles(reviewStore.getState()) // → { status: 'loading' }
 */
export const selectOfferedVehicles = ({ orderReview, offer, session }: BookingState): Offered =>
  offeredOf(draftOf(orderReview), offer, session.status === 'guest')

/**
 * The category to offer instead if no vehicle is offered. Null if there are vehicles to choose from, or if no
 * vehicle of the other category carries the goods (spec 1 §4).
 *
 * @example
 * selectOtherCategory(reviewStore.getState()) // → null
 */
export const selectOtherCategory = (state: BookingState): FareCategory | null => {
  const { market, orderReview, offer } = state
  const offered = selectOfferedVehicles(state)
  if (offered.status !== 'offered' || offered.vehicles.length > 0) return null
  if (orderReview.status !== 'reviewing' || offer.fares.status !== 'loaded') return null
  const quoted = quotedCategory(market.twoWheelerId)(offer.fares.estimate.vehicles)
  return otherCategory(market.twoWheelerId)(
    chosenGoods(offer.goods, orderReview.draft.goodsType),
    quoted ?? orderFareCategory(market)(orderReview),
  )
}

const actionOf = rememberingLast(
  (vehicleId: number | null, { area, fares }: OfferState): BookingAction =>
    bookingAction([
      ...(fares.status === 'loaded' ? shownVehicles(fares.estimate.vehicles).map(listed) : []),
      ...(area.status === 'loaded' ? area.area.vehicles : []),
    ])(vehicleId),
)

/**
 * The label of the primary button (spec 1 §2).
 *
 * @example
 * selectBookingAction(store.getState()) // → { kind: 'SelectGoodsType' }
 * selectBookingAction(reviewStore.getState()) // → { kind: 'BookVehicle', name: 'Tata Ace' }
 */
export const selectBookingAction = ({ orderReview, offer }: BookingState): BookingAction =>
  actionOf(orderReview.status === 'reviewing' ? orderReview.draft.vehicleId : null, offer)
