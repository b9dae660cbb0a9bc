/**
 * The flows, for frontends and adapters: the store and its features, the actions and selectors of a
 * frontend, and the ports with their failures. Actions that only flows exchange stay internal. The
 * first page of the guide lists the names that the examples use.
 */

// booking
export type {
  LoadServiceArea,
  LoadServiceAreaError,
  ServiceArea,
} from '../application/booking/area/loadServiceArea.port.ts'
export { type BookingNeeds, makeBookingFeature } from '../application/booking/bookingFeature.ts'
export type { BookingState } from '../application/booking/bookingState.ts'
export type { KeptNeeds } from '../application/booking/kept/changeKept.ts'
export type { ForgetEndedNeeds } from '../application/booking/kept/forgetEnded.saga.ts'
export type { KeepOrderNeeds } from '../application/booking/kept/keepOrder.ts'
export type { KeptEdit, KeptOrder } from '../application/booking/kept/keptOrder.ts'
export type { OrderMemory } from '../application/booking/kept/orderMemory.port.ts'
export type { ChoicesNeeds } from '../application/booking/offer/choices.saga.ts'
export type { EstimateOfTokenNeeds } from '../application/booking/offer/estimateOfToken.ts'
export type { LoadGoodsTypes } from '../application/booking/offer/loadGoodsTypes.port.ts'
export type { OfferNeeds } from '../application/booking/offer/offer.saga.ts'
export {
  type Offered,
  selectBookingAction,
  selectOfferedVehicles,
  selectOtherCategory,
} from '../application/booking/offer/offer.selectors.ts'
export {
  type AreaState,
  type FaresOccasion,
  type FaresState,
  type GoodsState,
  type OfferFailure,
  type OfferState,
  offerRetryRequested,
} from '../application/booking/offer/offer.slice.ts'
export type { OrderFaresNeeds } from '../application/booking/offer/orderFares.saga.ts'
export type { BookingIntent, OfferedVehicle } from '../application/booking/order/bookingIntent.ts'
export {
  bookingActionRequested,
  categoryRequested,
  goodsTypeChosen,
  type OpenedOrder,
  type OrderAddress,
  type OrderReviewState,
  orderReviewClosed,
  orderReviewOpened,
  type Reviewing,
  reloginRequested,
  reviewAgainRequested,
  stopDiscarded,
  stopEdited,
  stopEditRequested,
  stopFieldLeft,
  stopSaveRequested,
  vehicleChosen,
} from '../application/booking/order/orderReview.slice.ts'
export type {
  PlacedOrder,
  PlaceOrder,
  PlaceOrderError,
  RefusedOrderPart,
} from '../application/booking/order/placeOrder.port.ts'
export type { PlacingState } from '../application/booking/order/placing.slice.ts'
export { isBooking, mayChange } from '../application/booking/order/placing.slice.ts'
export type { StopEdit, StopFailure, UnsavedStops } from '../application/booking/order/stopEdit.ts'
export type { TrackableOrder } from '../application/booking/order/trackableOrder.ts'
export {
  type BookableOrder,
  selectOrderErrors,
} from '../application/booking/placing/bookable.selectors.ts'
export {
  type BookingHold,
  type BookingProblem,
  selectBookingHold,
  selectBookingProblem,
} from '../application/booking/placing/bookingHold.selectors.ts'
export type { LoadOrder, LoadOrderError } from '../application/booking/placing/loadOrder.port.ts'
export type { PlacingNeeds } from '../application/booking/placing/placing.saga.ts'
export type { ReloginNeeds } from '../application/booking/placing/relogin.ts'
export type { GoToOrderReviewNeeds } from '../application/booking/review/goToOrderReview.ts'
export type { OrderReviewNeeds } from '../application/booking/review/orderReview.saga.ts'
export {
  type OrderFailure,
  selectOrderFailure,
} from '../application/booking/review/orderReview.selectors.ts'
export type { ReviewPageNeeds } from '../application/booking/review/reviewPage.ts'
export type { StopEditNeeds } from '../application/booking/stops/stopEdit.saga.ts'
export {
  type StopProblems,
  selectIsStopValid,
  selectStopProblems,
} from '../application/booking/stops/stopEdit.selectors.ts'

// city
export type { RecallCity, RememberCity } from '../application/city/rememberCity.port.ts'
export { cityPicked, cityPickerLeft, type UserCity } from '../application/city/userCity.slice.ts'

// content
export type { ContentNeeds } from '../application/content/content.saga.ts'
export {
  type CityList,
  type ContentState,
  citiesWanted,
  formOffered,
  pageOpened,
  type ShownPage,
} from '../application/content/content.slice.ts'
export {
  type ContentFeatureNeeds,
  type ContentPagesState,
  makeContentFeature,
} from '../application/content/contentFeature.ts'
export type { KeptPage } from '../application/content/keptPage.ts'
export type { CityRecord, LoadCities } from '../application/content/loadCities.port.ts'
export type {
  Block,
  ContentAction,
  ContentPage,
  LoadPage,
  LoadPageError,
  TitledText,
} from '../application/content/loadPage.port.ts'

// fare
export type { AskForFaresNeeds } from '../application/fare/askForFares.ts'
export {
  type Estimating,
  type EstimatingNeeds,
  makeEstimating,
} from '../application/fare/estimating.ts'
export { selectFareForm, selectFareResults } from '../application/fare/fare.selectors.ts'
export type { FareBookingNeeds } from '../application/fare/fareBooking.saga.ts'
export type { FareDraftNeeds } from '../application/fare/fareDraft.saga.ts'
export type { FareEstimateNeeds } from '../application/fare/fareEstimate.saga.ts'
export type { FareFailure } from '../application/fare/fareFailure.ts'
export {
  type FareProblems,
  selectFareProblems,
  selectHasRoute,
  selectIsFareValid,
} from '../application/fare/fareForm.selectors.ts'
export {
  addressesCleared,
  addressesSwapped,
  addressFieldOpened,
  estimateRequested,
  type FareFormState,
  fareEdited,
  fareFieldLeft,
  fareFormSettled,
} from '../application/fare/fareForm.slice.ts'
export type { FareMemory, KeptParams } from '../application/fare/fareMemory.port.ts'
export type { FareResultsNeeds } from '../application/fare/fareResults.saga.ts'
export {
  bookingRequested,
  type FareResults,
  type FareResultsError,
  type FareResultsState,
  type LinkedFares,
  resultsOpened,
  routeEditRequested,
} from '../application/fare/fareResults.slice.ts'
export type {
  IssueFareToken,
  IssueFareTokenError,
} from '../application/fare/issueFareToken.port.ts'
export type { LoadContentNeeds } from '../application/fare/loadContent.ts'
export type { FareContent, LoadFareContent } from '../application/fare/loadFareContent.port.ts'
export type { QuoteFare, QuoteFareError } from '../application/fare/quoteFare.port.ts'
export type {
  RecallEstimate,
  RecallEstimateError,
} from '../application/fare/recallEstimate.port.ts'
export type { RecallFaresNeeds } from '../application/fare/recallFares.ts'
export type { RecallFaresError } from '../application/fare/recallFaresError.ts'
export { makeResultsFeature, type ResultsNeeds } from '../application/fare/resultsFeature.ts'

// flow
export { connectionReturned } from '../application/flow/connectionReturned.ts'
export type { FlowCrashed } from '../application/flow/flowCrashed.ts'
export type { FormWithRequestId } from '../application/flow/formWithRequestId.ts'
export type { Flow } from '../application/flow/supervise.ts'
export type { TimeLimits } from '../application/flow/timeLimits.ts'

// form
export type { SubmitRouteNeeds } from '../application/form/submitRoute.ts'

// lead
export type { LeadDraftNeeds } from '../application/lead/leadDraft.saga.ts'
export type { LeadFailure } from '../application/lead/leadFailure.ts'
export { type LeadNeeds, makeLeadFeature } from '../application/lead/leadFeature.ts'
export type {
  LeadCallError,
  RequestSpotCallback,
  SpotCallback,
} from '../application/lead/requestSpotCallback.port.ts'
export type { RequestSpotRedirect } from '../application/lead/requestSpotRedirect.port.ts'
export type { SpotLeadNeeds } from '../application/lead/spotLead.saga.ts'
export {
  type LeadProblems,
  selectLeadProblems,
  selectSpotLead,
} from '../application/lead/spotLead.selectors.ts'
export {
  type Filling as LeadFilling,
  leadEdited,
  leadFailureDismissed,
  leadFieldLeft,
  leadOpened,
  leadRequested,
  reopenedDismissed,
  type SpotLead,
} from '../application/lead/spotLead.slice.ts'

// modal
export { selectModal } from '../application/modal/modal.selectors.ts'
export {
  errorRetryRequested,
  type FailedFlow,
  type Modal,
  modalClosed,
  modalOpened,
  type OpenableModal,
} from '../application/modal/modal.slice.ts'

// orders
export {
  selectCancelProblem,
  selectCancelReason,
} from '../application/orders/cancelForm.selectors.ts'
export {
  type CancelFormState,
  cancelFormEdited,
  cancelFormRejected,
} from '../application/orders/cancelForm.slice.ts'
export type { CancellingNeeds } from '../application/orders/cancelling.ts'
export type { CancelOrder, CancelOrderError } from '../application/orders/cancelOrder.port.ts'
export type { ContextNeeds } from '../application/orders/customerContext.ts'
export type { HistoryPage, MorePast } from '../application/orders/historyPage.ts'
export type { LiveOrdersNeeds } from '../application/orders/liveOrders.saga.ts'
export type {
  LoadOrderHistory,
  LoadOrderHistoryError,
} from '../application/orders/loadOrderHistory.port.ts'
export type { OrderHistoryNeeds } from '../application/orders/orderHistory.saga.ts'
export {
  historyOpened,
  morePastRequested,
  type OrdersState,
  rebookRequested,
} from '../application/orders/orders.slice.ts'
export {
  makeOrdersFeature,
  type OrderingState,
  type OrdersNeeds,
} from '../application/orders/ordersFeature.ts'
export type { RebookNeeds } from '../application/orders/rebook.saga.ts'
export type { TrackingNeeds } from '../application/orders/tracking.saga.ts'
export {
  type CancelFailure,
  type Cancelling,
  cancelDismissed,
  cancelRequested,
  refreshRequested,
  type TrackingState,
  trackingClosed,
  trackingOpened,
} from '../application/orders/tracking.slice.ts'

// partner
export type {
  LoadPartnersPage,
  PartnersPage,
  PartnersSection,
} from '../application/partner/loadPartnersPage.port.ts'
export type { LoadPartnerVehicles } from '../application/partner/loadPartnerVehicles.port.ts'
export {
  makePartnerFeature,
  type PartnerNeeds,
  type PartnerState,
} from '../application/partner/partnerFeature.ts'
export type { PartnerRegistrationNeeds } from '../application/partner/partnerRegistration.saga.ts'
export {
  type RegistrationProblems,
  selectRegistration,
  selectRegistrationProblems,
} from '../application/partner/partnerRegistration.selectors.ts'
export {
  type Acknowledgement,
  cityChosen,
  type Filling as RegistrationFilling,
  type PartnerRegistration,
  registerMoreRequested,
  registrationClosed,
  registrationEdited,
  registrationFailureDismissed,
  registrationFieldLeft,
  registrationOpened,
  registrationRequested,
  type Vehicles,
  vehiclesRetried,
} from '../application/partner/partnerRegistration.slice.ts'
export type { PartnersPageNeeds } from '../application/partner/partnersPage.saga.ts'
export { selectPartnersPage } from '../application/partner/partnersPage.selectors.ts'
export {
  type PartnersPageState,
  partnersPageOpened,
} from '../application/partner/partnersPage.slice.ts'
export type { RegisterPartner } from '../application/partner/registerPartner.port.ts'
export type { RegistrationDraftNeeds } from '../application/partner/registrationDraft.saga.ts'

// picker
export type { Catalogue } from '../application/picker/catalogue.ts'
export type { CityPickerNeeds } from '../application/picker/cityPicker.saga.ts'
export {
  selectCities,
  selectOfferedServices,
  selectVisitorsCity,
} from '../application/picker/picker.selectors.ts'
export { makePickerFeature, type PickerNeeds } from '../application/picker/pickerFeature.ts'
export type { ServiceFormNeeds } from '../application/picker/serviceForm.saga.ts'
export {
  codeFollowed,
  refusedAddressReopened,
  type ServiceForm,
  serviceChosen,
} from '../application/picker/serviceForm.slice.ts'

// place
export { type AwaitedAddresses, isUnsettled } from '../application/place/awaitedAddresses.slice.ts'
export { isNoneFound } from '../application/place/isNoneFound.ts'
export type { LoadMaps, LoadMapsError } from '../application/place/loadMaps.port.ts'
export type {
  LocateCustomer,
  LocateCustomerError,
} from '../application/place/locateCustomer.port.ts'
export type { LocationPickerNeeds } from '../application/place/locationPicker.saga.ts'
export {
  type Choosing,
  changeRequested,
  confirmRequested,
  currentLocationRequested,
  knownPredictions,
  type Locating,
  type LocationPicker,
  locatingDismissed,
  type MapCommand,
  mapOpened,
  type OnChoice,
  type OpenPicker,
  type PickerPurpose,
  type Pin,
  type PinningPicker,
  type Predictions,
  pickerClosed,
  pickerOpened,
  pinDragStarted,
  pinDropped,
  predictionChosen,
  type SelectingPicker,
  searchTyped,
} from '../application/place/locationPicker.slice.ts'
export type { MapsNeeds } from '../application/place/maps.saga.ts'
export { type Maps, mapsWanted } from '../application/place/maps.slice.ts'
export type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../application/place/mountMap.port.ts'
export type {
  MountedRouteMap,
  MountRouteMap,
  RouteMapStart,
  RouteMarker,
} from '../application/place/mountRouteMap.port.ts'
export { selectMiddle } from '../application/place/pageCity.selectors.ts'
export { cityEntered, cityLeft, type PageCity } from '../application/place/pageCity.slice.ts'
export { nearOtherEnd, pickerAt } from '../application/place/pickerAt.ts'
export type { AddressOwner } from '../application/place/placeAccepted.ts'
export type {
  DescribePointError,
  Places,
  PlacesUnavailable,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../application/place/places.port.ts'

// ports
export { type Abandonment, awaited } from '../application/ports/abandonment.port.ts'
export type { AnalyticsEvent, EventName, Track } from '../application/ports/analytics.port.ts'
export type { CallContext } from '../application/ports/call.ts'
export type { CaptchaError, SolveCaptcha } from '../application/ports/captcha.port.ts'
export type { Now } from '../application/ports/clock.port.ts'
export type { Credentials, CustomerCallError } from '../application/ports/customerCall.ts'
export type { FormMemory, FormMemoryError } from '../application/ports/formMemory.port.ts'
export type { RememberLocale } from '../application/ports/language.port.ts'
export type { GoingTo, GoTo, ReadLink, ReloadPage } from '../application/ports/navigation.port.ts'
export type {
  IsDialogOpen,
  IsHidden,
  OnReturn,
  PageFacts,
  ReadPage,
  ReadQuery,
} from '../application/ports/page.port.ts'
export type { Reason, RefusedBecause, RemoteError } from '../application/ports/remoteError.ts'
export type { Report, ReportProblem } from '../application/ports/reporter.port.ts'
export type { MintRequestId } from '../application/ports/requestId.port.ts'
export type { SessionFlag, SessionFlags } from '../application/ports/sessionFlags.port.ts'
export type { SharedLink, ShareError, ShareLink } from '../application/ports/share.port.ts'

// session
export {
  type AccountNeeds,
  type AccountState,
  makeAccountFeature,
} from '../application/session/accountFeature.ts'
export type { AuthNeeds } from '../application/session/auth.saga.ts'
export {
  type AuthState,
  type SignupProblems,
  selectIsCodeMalformed,
  selectLoginProblem,
  selectSignupProblems,
} from '../application/session/auth.selectors.ts'
export {
  type Auth,
  authClosed,
  type CodeForm,
  type CodeSent,
  type ConsentForm,
  codeEdited,
  codeSubmitted,
  consentConfirmed,
  consentEdited,
  isAllAgreed,
  type LoginForm,
  loginEdited,
  loginFieldLeft,
  loginSubmitted,
  numberChangeRequested,
  type OpenedAuth,
  type Resending,
  resendRequested,
  type SignedUp,
  signupEdited,
  signupFieldLeft,
  signupSubmitted,
} from '../application/session/auth.slice.ts'
export type { AuthDraftNeeds } from '../application/session/authDraft.saga.ts'
export type { AuthDraft, KeptCode } from '../application/session/authDraft.ts'
export type { CodeListenerNeeds } from '../application/session/codeListener.saga.ts'
export type { ConnectionNeeds } from '../application/session/connection.saga.ts'
export type {
  CredentialStore,
  KeptCustomer,
  WhySessionEnded,
} from '../application/session/credentials.port.ts'
export type {
  CheckCustomer,
  CodeChannel,
  CustomerService,
  LoadProfile,
  LogOut,
  RedeemCode,
  RedeemCodeError,
  ResendCode,
  SendCode,
  SignUp,
  SignUpError,
} from '../application/session/customer.port.ts'
export type { ForgetCustomerNeeds } from '../application/session/forgetCustomer.saga.ts'
export type { ForgetForms } from '../application/session/forgetForms.port.ts'
export { type Known, knownBy } from '../application/session/known.ts'
export type {
  ListenForCode,
  ListenForCodeError,
} from '../application/session/listenForCode.port.ts'
export { type FollowUp, loginFollowed } from '../application/session/loginFollowed.ts'
export {
  type AuthStart,
  type LoginWanted,
  loginGivenUp,
  loginSettled,
  loginWanted,
} from '../application/session/loginWanted.slice.ts'
export type { SessionNeeds } from '../application/session/session.saga.ts'
export {
  selectAsker,
  selectCredentials,
  selectSession,
} from '../application/session/session.selectors.ts'
export {
  type Customer,
  credentialsOf,
  logoutRequested,
  type Session,
} from '../application/session/session.slice.ts'

// store
export type { AppState } from '../application/store/appState.ts'
export {
  type App,
  type AppDispatch,
  type AppNeeds,
  type AppReducer,
  type AppStore,
  createAppStore,
  type Feature,
} from '../application/store/createAppStore.ts'
export { hasSlices } from '../application/store/hasSlices.ts'
export type { LaterState } from '../application/store/laterState.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './domain/booking.ts'
export type {} from './domain/city.ts'
export type {} from './domain/fare.ts'
export type {} from './domain/lead.ts'
export type {} from './domain/link.ts'
export type {} from './domain/market.ts'
export type {} from './domain/orders.ts'
export type {} from './domain/partner.ts'
export type {} from './domain/phone.ts'
export type {} from './domain/place.ts'
export type {} from './domain/session.ts'
