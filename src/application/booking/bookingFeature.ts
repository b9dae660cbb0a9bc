import { selectFareForm, selectFareResults } from '../fare/fare.selectors.ts'
import { selectModal } from '../modal/modal.selectors.ts'
import { type ConnectionNeeds, connectionFlows } from '../session/connection.saga.ts'
import { selectAsker, selectSession } from '../session/session.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import type { BookingState } from './bookingState.ts'
import { type ChoicesNeeds, makeChoicesSaga } from './offer/choices.saga.ts'
import { makeOfferSaga, type OfferNeeds } from './offer/offer.saga.ts'
import { selectBookingAction, selectOfferedVehicles } from './offer/offer.selectors.ts'
import { offerReducer } from './offer/offer.slice.ts'
import { makeOrderFaresSaga, type OrderFaresNeeds } from './offer/orderFares.saga.ts'
import { orderReviewReducer } from './order/orderReview.slice.ts'
import { placingReducer } from './order/placing.slice.ts'
import { selectBookable } from './placing/bookable.selectors.ts'
import { makePlacingSaga, type PlacingNeeds } from './placing/placing.saga.ts'
import { makeOrderReviewSaga, type OrderReviewNeeds } from './review/orderReview.saga.ts'
import { makeStopEditSaga, type StopEditNeeds } from './stops/stopEdit.saga.ts'

/** What order review and booking need. */
export type BookingNeeds = Omit<
  OrderReviewNeeds<BookingState> &
    OfferNeeds<BookingState> &
    ChoicesNeeds<BookingState> &
    OrderFaresNeeds<BookingState> &
    StopEditNeeds<BookingState> &
    PlacingNeeds<BookingState> &
    ConnectionNeeds,
  `select${string}`
>

const none: readonly never[] = []

const selectors = {
  selectAsker,
  selectSession,
  selectModal,
  selectBookable,
  selectBookingAction,
  selectOfferedVehicles,
  selectOrderReview: ({ orderReview }: BookingState) => orderReview,
  selectOffer: ({ offer }: BookingState) => offer,
  selectPlacing: ({ placing }: BookingState) => placing,
  selectFareForm,
  selectFareResults,
  // The orders feature knows them, and may not be loaded.
  selectEnded: ({ orders }: AppState) => orders?.ended ?? none,
  selectPicker: ({ locationPicker }: BookingState) => locationPicker,
}

/**
 * Order review and booking (spec 1 §2, §4).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makeBookingFeature(needs))
 * store.getState().orderReview // → { status: 'absent' }
 * stop()
 */
export const makeBookingFeature = (given: BookingNeeds): Feature => {
  const needs = { ...given, ...selectors }
  return {
    mount: (root) => {
      root.inject({ reducerPath: 'orderReview', reducer: orderReviewReducer })
      root.inject({ reducerPath: 'offer', reducer: offerReducer })
      root.inject({ reducerPath: 'placing', reducer: placingReducer })
    },
    flows: [
      { name: 'orderReview', run: makeOrderReviewSaga(needs) },
      { name: 'offer', run: makeOfferSaga(needs) },
      { name: 'choices', run: makeChoicesSaga(needs) },
      { name: 'orderFares', run: makeOrderFaresSaga(needs) },
      { name: 'stopEdit', run: makeStopEditSaga(needs) },
      { name: 'placing', run: makePlacingSaga(needs) },
      ...connectionFlows(needs),
    ],
  }
}
