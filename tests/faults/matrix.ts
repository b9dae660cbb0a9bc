import type { either as E, taskEither as TE } from 'fp-ts'
import type { CallName } from '../../sandbox/http/calls.ts'
import type { ContentFeatureNeeds } from '../../src/application/content/contentFeature.ts'
import type { Surroundings } from '../../src/ui/app/surroundings.ts'
import type { WorldNeeds } from '../support/world.ts'
import { accountRows } from './account.tsx'
import { bookingRows } from './booking.tsx'
import { fareRows } from './fare.tsx'
import { ordersRows } from './orders.tsx'
import { pagesRows } from './pages.tsx'
import { placesRows } from './places.tsx'
import type { Cells } from './scene.tsx'

type MayFail<Port> = Port extends (...asked: never) => Promise<E.Either<unknown, unknown>>
  ? true
  : Port extends (...asked: never) => TE.TaskEither<unknown, unknown>
    ? true
    : false

/** The members of a record that may fail, by name. */
type Fallible<Needs, Of extends string = ''> = {
  [Name in keyof Needs & string]: MayFail<Needs[Name]> extends true ? `${Of}${Name}` : never
}[keyof Needs & string]

/** What the browser fetches by itself, for maps and pictures. */
type Fetched = Extract<CallName, 'tile' | 'picture'>

/** Every port of the screens and their flows that may fail. */
type PortName =
  | Fetched
  | Fallible<WorldNeeds>
  | Fallible<WorldNeeds['places'], 'places.'>
  // No flow forgets the fare form: it is kept without the details of a customer who has left.
  | Fallible<Omit<WorldNeeds['memory']['draft'], 'forget'>, 'memory.draft.'>
  | Fallible<WorldNeeds['memory']['params'], 'memory.params.'>
  | Fallible<WorldNeeds['orderMemory'], 'orderMemory.'>
  | Fallible<WorldNeeds['authMemory'], 'authMemory.'>
  | Fallible<WorldNeeds['leadMemory'], 'leadMemory.'>
  | Fallible<WorldNeeds['registrationMemory'], 'registrationMemory.'>
  | Fallible<ContentFeatureNeeds>
  | Fallible<Surroundings>

/** The cells of every port; a port without cells does not compile. */
export const matrix: Readonly<Record<PortName, readonly Cells[]>> = {
  ...accountRows,
  ...bookingRows,
  ...fareRows,
  ...ordersRows,
  ...pagesRows,
  ...placesRows,
  // Ports that are called at several places, in rows of more than one file.
  quoteFare: [...fareRows.quoteFare, ...bookingRows.quoteFare],
  issueFareToken: [...fareRows.issueFareToken, ...bookingRows.issueFareToken],
  solveCaptcha: [...fareRows.solveCaptcha, ...bookingRows.solveCaptcha],
  loadOrder: [...ordersRows.loadOrder, ...bookingRows.loadOrder],
  recallEstimate: [...fareRows.recallEstimate, ...bookingRows.recallEstimate],
}

/** The ports that make each call of the services. */
export const portsOfCall: Readonly<Record<CallName, readonly PortName[]>> = {
  validator: ['quoteFare'],
  secure: ['issueFareToken'],
  fareEstimate: ['recallEstimate'],
  serviceability: ['loadServiceArea'],
  book: ['placeOrder'],
  order: ['loadOrder'],
  cancelOrder: ['cancelOrder'],
  orderHistory: ['loadOrderHistory'],
  spotCallback: ['requestSpotCallback'],
  spotRedirect: ['requestSpotRedirect'],
  vehicleDetails: ['loadPartnerVehicles'],
  vendorContact: ['registerPartner'],
  placesSearch: ['places.search'],
  placesReverse: ['places.describe'],
  tile: ['tile'],
  fareResults: ['loadFareContent'],
  page: ['loadPage'],
  cities: ['loadCities'],
  picture: ['picture'],
  goodsTypes: ['loadGoodsTypes'],
  partners: ['loadPartnersPage'],
  existOtp: ['sendCode'],
  exists: ['checkCustomer'],
  signup: ['signUp'],
  validation: ['redeemCode'],
  resendOtp: ['resendCode'],
  logout: ['logOut'],
  profile: ['loadProfile'],
}
