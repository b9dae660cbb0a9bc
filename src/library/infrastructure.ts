/**
 * The adapters of the ports, and the building blocks of new ones: the HTTP client and its codecs. The
 * first page of the guide lists the names that the examples use.
 */

// analytics
export {
  makeBeaconTrack,
  makeConsoleTrack,
  makeDataLayerTrack,
  stamped,
  trackNothing,
} from '../infrastructure/analytics/trackers.ts'

// booking
export { makeHttpLoadGoodsTypes } from '../infrastructure/booking/httpLoadGoodsTypes.ts'
export { makeHttpLoadServiceArea } from '../infrastructure/booking/httpLoadServiceArea.ts'
export { makeHttpPlaceOrder } from '../infrastructure/booking/httpPlaceOrder.ts'
export { makeOrderMemory } from '../infrastructure/booking/orderMemory.ts'

// browser
export { type Beacon, type BeaconNeeds, makeBeacon } from '../infrastructure/browser/beacon.ts'
export { deviceClock } from '../infrastructure/browser/clock.ts'
export {
  type LastDepartureNeeds,
  makeLastDeparture,
  makeNoteDeparture,
  type NoteDepartureNeeds,
} from '../infrastructure/browser/departure.ts'
export { type DeviceIdNeeds, readDeviceId } from '../infrastructure/browser/deviceId.ts'
export { makeForgetForms } from '../infrastructure/browser/forgetForms.ts'
export {
  type GeolocationNeeds,
  makeBrowserGeolocation,
} from '../infrastructure/browser/geolocation.ts'
export {
  type LanguageCookie,
  makeLanguageCookie,
} from '../infrastructure/browser/languageCookie.ts'
export {
  type LazyMemory,
  type LazyMemoryNeeds,
  type MemoryQuestion,
  makeLazyFormMemory,
  makeLazyMemory,
} from '../infrastructure/browser/lazyMemory.ts'
export { type LinkNeeds, makeReadLink } from '../infrastructure/browser/link.ts'
export {
  makeNavigation,
  type Navigate,
  type Navigation,
  type NavigationNeeds,
} from '../infrastructure/browser/navigation.ts'
export { makeOnConnection } from '../infrastructure/browser/onConnection.ts'
export { type Events, makeOnReturn, type ReturnNeeds } from '../infrastructure/browser/onReturn.ts'
export { makeIsDialogOpen } from '../infrastructure/browser/openDialog.ts'
export { makeParamsMemory } from '../infrastructure/browser/paramsMemory.ts'
export { platformOf } from '../infrastructure/browser/platform.ts'
export { makeMintRequestId, type RandomSource } from '../infrastructure/browser/requestId.ts'
export {
  makeSecretStore,
  type SecretName,
  type SecretStore,
  type SecretStoreNeeds,
} from '../infrastructure/browser/secretStore.ts'
export { makeSessionFlags, type SessionFlagsNeeds } from '../infrastructure/browser/sessionFlags.ts'
export { makeShareLink, type ShareLinkNeeds } from '../infrastructure/browser/shareLink.ts'
export { makeUntilShown } from '../infrastructure/browser/untilShown.ts'
export {
  askForOtp,
  makeWebOtp,
  type OtpRequest,
  type WebOtpNeeds,
} from '../infrastructure/browser/webOtp.ts'

// captcha
export { captchaOff } from '../infrastructure/captcha/captchaOff.ts'
export { insertScript } from '../infrastructure/captcha/insertScript.ts'
export { makeRecaptcha, type RecaptchaNeeds } from '../infrastructure/captcha/recaptcha.ts'

// city
export {
  makeRecallCity,
  makeRememberCity,
  type RecallCityNeeds,
  type RememberCityNeeds,
} from '../infrastructure/city/rememberCity.ts'

// configuration
export type { Configuration, Destination } from '../infrastructure/configuration/configuration.ts'
export {
  type LoadConfigurationNeeds,
  loadConfiguration,
} from '../infrastructure/configuration/loadConfiguration.ts'

// content
export { makeHttpLoadCities } from '../infrastructure/content/httpLoadCities.ts'
export { makeHttpLoadPage } from '../infrastructure/content/httpLoadPage.ts'

// fare
export { makeFareMemory } from '../infrastructure/fare/fareMemory.ts'
export { fareQuery } from '../infrastructure/fare/fareQuery.ts'
export type { AddressErrorType, ServiceRefusal } from '../infrastructure/fare/fareRefusal.codec.ts'
export { makeHttpIssueFareToken } from '../infrastructure/fare/httpIssueFareToken.ts'
export { makeHttpLoadFareContent } from '../infrastructure/fare/httpLoadFareContent.ts'
export { makeHttpQuoteFare } from '../infrastructure/fare/httpQuoteFare.ts'
export { makeHttpRecallEstimate } from '../infrastructure/fare/httpRecallEstimate.ts'
export { quoteFareErrorOf } from '../infrastructure/fare/quoteFareError.ts'
export { refusedForm } from '../infrastructure/fare/refusedForm.ts'

// http
export {
  type CallFailure,
  type Refusal,
  remoteErrorOf,
  saidOf,
  statusOf,
  type Unreachable,
  type UnreadableRefusal,
} from '../infrastructure/http/callFailure.ts'
export { callerHeaders, orderHeaders } from '../infrastructure/http/callHeaders.ts'
export { customerCallErrorOf, orCustomerRefused } from '../infrastructure/http/customerCallError.ts'
export type {
  CallHeaders,
  Http,
  HttpNeeds,
  Question,
} from '../infrastructure/http/http.ts'
export { makeHttp } from '../infrastructure/http/makeHttp.ts'
export { makeSecondTry, type SecondTry } from '../infrastructure/http/secondTry.ts'
export { CurrencyCode, Degrees, Id, IsoTime } from '../infrastructure/http/wire.codec.ts'
export { type Patience, withinDeadline } from '../infrastructure/http/withinDeadline.ts'

// loading
export { lazily, type Port } from '../infrastructure/lazily.ts'

// lead
export { makeHttpRequestSpotCallback } from '../infrastructure/lead/httpRequestSpotCallback.ts'
export { makeHttpRequestSpotRedirect } from '../infrastructure/lead/httpRequestSpotRedirect.ts'
export { makeLeadMemory } from '../infrastructure/lead/leadMemory.ts'

// map
export { loadOpenMaps } from '../infrastructure/map/loadOpenMaps.ts'

// orders
export { makeHttpCancelOrder } from '../infrastructure/orders/httpCancelOrder.ts'
export { makeHttpLoadOrder } from '../infrastructure/orders/httpLoadOrder.ts'
export { makeHttpLoadOrderHistory } from '../infrastructure/orders/httpLoadOrderHistory.ts'

// partner
export { makeHttpLoadPartnersPage } from '../infrastructure/partner/httpLoadPartnersPage.ts'
export { makeHttpLoadPartnerVehicles } from '../infrastructure/partner/httpLoadPartnerVehicles.ts'
export { makeHttpRegisterPartner } from '../infrastructure/partner/httpRegisterPartner.ts'
export { makeRegistrationMemory } from '../infrastructure/partner/registrationMemory.ts'

// places
export { makeLazyPlaces } from '../infrastructure/places/lazyPlaces.ts'
export { makePhotonPlaces } from '../infrastructure/places/makePhotonPlaces.ts'
export type { PhotonPlacesNeeds } from '../infrastructure/places/photonPlaces.ts'

// reporter
export {
  makeBeaconReporter,
  makeConsoleReporter,
  reportNothing,
} from '../infrastructure/reporter/reporters.ts'

// session
export { makeAuthMemory } from '../infrastructure/session/authMemory.ts'
export {
  type CredentialCookiesNeeds,
  makeCredentialCookies,
} from '../infrastructure/session/credentialCookies.ts'
export { makeHttpCustomerService } from '../infrastructure/session/httpCustomerService.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './application.ts'
export type {} from './domain/attribution.ts'
