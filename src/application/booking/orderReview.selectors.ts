import { either as E } from 'fp-ts'
import { type BookingAction, bookingAction } from '../../domain/booking/bookingAction.ts'
import {
  type CompleteOrder,
  completeOrder,
  type OrderPartError,
} from '../../domain/booking/completeness.ts'
import { routeOfDraft } from '../../domain/booking/draftEnquiry.ts'
import { goodsTypeOf } from '../../domain/booking/goodsType.ts'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import { parseStopForm, type StopErrors, type StopForm } from '../../domain/booking/stopForm.ts'
import {
  type ListedVehicle,
  otherCategory,
  quotedCategory,
  vehiclesOfRoute,
  vehiclesSuiting,
} from '../../domain/booking/vehicleChoice.ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import { shownVehicles, type Vehicle } from '../../domain/fare/vehicle.ts'
import { type FieldProblem, problemOf } from '../../domain/form/form.ts'
import type { Market } from '../../domain/market/market.ts'
import { type AddressEntry, entryText } from '../../domain/place/address.ts'
import type { AppState } from '../store/appState.ts'
import type { LaterState } from '../store/laterState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { LoadServiceAreaError, ServiceArea } from './loadServiceArea.port.ts'
import type { GoodsState, OfferFailure, OfferState } from './offer.slice.ts'
import { orderFareCategory } from './orderFareCategory.ts'
import type { OrderReviewState, StopEdit, StopFailure } from './orderReview.slice.ts'
import type { PlaceOrderError } from './placeOrder.port.ts'

/** The state of a store with the booking feature. */
export type BookingState = AppState & Pick<LaterState, 'orderReview' | 'offer' | 'placing'>

/** The vehicles that the customer can choose from. */
export type Offered =
  /** Fares cannot be requested yet. */
  | { readonly status: 'waiting'; readonly for: 'login' | 'route' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: OfferFailure | LoadServiceAreaError }
  | {
      readonly status: 'offered'
      /** The vehicles that serve the route and suit the goods, best first. */
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

const offeredOf = rememberingLast(
  (review: OrderReviewState, { area, fares, goods }: OfferState, isGuest: boolean): Offered => {
    if (review.status !== 'reviewing') return loading
    // A link may name unknown goods. Clearing them after the customer has booked would change the order.
    if (goods.status === 'loading' && review.draft.goodsType !== null) return loading
    switch (fares.status) {
      case 'idle':
        if (routeOfDraft(review.draft) === null) return beforeRoute
        return isGuest ? beforeLogin : loading
      case 'loading':
        return loading
      case 'failed':
        return { status: 'failed', error: fares.failure }
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
        return vehiclesOf(fares.estimate, area.area, goods, review.draft)
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
  offeredOf(orderReview, offer, session.status === 'guest')

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

const editOf = ({ orderReview }: BookingState): StopEdit | null =>
  orderReview.status === 'reviewing' ? orderReview.edit : null

/** Why an order was not booked, or an edited end not saved. */
export type OrderFailure = PlaceOrderError | StopFailure

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

/**
 * Why booking the order, or saving the open edit, failed; null if it did not, or if the customer has
 * changed it since (spec 2 §2).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('drop'))
 * selectOrderFailure('stop')(reviewStore.getState()) // → null
 */
export const selectOrderFailure =
  (failed: 'order' | 'stop') =>
  (state: BookingState): OrderFailure | null => {
    const { placing } = state
    if (failed === 'order') return placing.status === 'failed' ? placing.error : null
    const phase = editOf(state)?.form.phase
    return phase?.status === 'failed' ? phase.failure : null
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

/** The problem to show at each field of the open edit; null for none. */
export type StopProblems = {
  readonly [Field in keyof StopErrors]-?: FieldProblem<NonNullable<StopErrors[Field]>> | null
}

const noErrors: StopErrors = {}
const noProblems: StopProblems = { address: null, name: null, mobile: null }

const stopErrorsOf = rememberingLast((market: Market, input: StopForm): StopErrors => {
  const parsed = parseStopForm(market)(input)
  return E.isLeft(parsed) ? parsed.left : noErrors
})

/** After a reload, the address that an edit began with is an equal one, not the same object. */
const isSameEntry = (entry: AddressEntry, other: AddressEntry): boolean =>
  entry.status === other.status && entryText(entry) === entryText(other)

const stopProblemsOf = rememberingLast((errors: StopErrors, { form }: StopEdit): StopProblems => {
  const { input, initial } = form
  const told = problemOf(form)
  // What the edit began with need not be left first.
  const seen = <Error>(
    text: string,
    isInitial: boolean,
    error: Error | undefined,
  ): FieldProblem<Error> | null =>
    error !== undefined && text !== '' && isInitial ? { kind: 'Wrong', error } : null
  const { address, name, mobile } = input
  return {
    address:
      told('address', errors.address) ??
      seen(entryText(address), isSameEntry(address, initial.address), errors.address),
    name: told('name', errors.name) ?? seen(name, name === initial.name, errors.name),
    mobile: told('mobile', errors.mobile) ?? seen(mobile, mobile === initial.mobile, errors.mobile),
  }
})

/**
 * The problem to show at each field of the open edit, not before the customer left the field (spec 2 §5); at
 * once where the edit began with it.
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * reviewStore.dispatch(stopEdited({ mobile: '98123' }))
 * selectStopProblems(reviewStore.getState()).mobile // → null
 * reviewStore.dispatch(stopFieldLeft('mobile'))
 * selectStopProblems(reviewStore.getState()).mobile
 * // → { kind: 'Wrong', error: { kind: 'MobileMalformed', country: 'IN' } }
 */
export const selectStopProblems = (state: BookingState): StopProblems => {
  const edit = editOf(state)
  return edit === null
    ? noProblems
    : stopProblemsOf(stopErrorsOf(state.market, edit.form.input), edit)
}

/**
 * Whether the open edit is valid (spec 2 §5).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('pickup'))
 * selectIsStopValid(reviewStore.getState()) // → true
 * reviewStore.dispatch(stopEdited({ mobile: '98123' }))
 * selectIsStopValid(reviewStore.getState()) // → false
 */
export const selectIsStopValid = (state: BookingState): boolean => {
  const edit = editOf(state)
  return edit !== null && stopErrorsOf(state.market, edit.form.input) === noErrors
}
