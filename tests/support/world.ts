import { either as E, taskEither as TE } from 'fp-ts'
import { hathi } from '../../config/brand/hathi.ts'
import { limits } from '../../config/market/limits.ts'
import {
  type BookingNeeds,
  makeBookingFeature,
} from '../../src/application/booking/bookingFeature.ts'
import {
  type ContentFeatureNeeds,
  makeContentFeature,
} from '../../src/application/content/contentFeature.ts'
import { type EstimatingNeeds, makeEstimating } from '../../src/application/fare/estimating.ts'
import { makeResultsFeature, type ResultsNeeds } from '../../src/application/fare/resultsFeature.ts'
import { type LeadNeeds, makeLeadFeature } from '../../src/application/lead/leadFeature.ts'
import { makeOrdersFeature, type OrdersNeeds } from '../../src/application/orders/ordersFeature.ts'
import {
  makePartnerFeature,
  type PartnerNeeds,
} from '../../src/application/partner/partnerFeature.ts'
import { makePickerFeature, type PickerNeeds } from '../../src/application/picker/pickerFeature.ts'
import type { MountMap } from '../../src/application/place/mountMap.port.ts'
import type { MountRouteMap } from '../../src/application/place/mountRouteMap.port.ts'
import {
  type AccountNeeds,
  makeAccountFeature,
} from '../../src/application/session/accountFeature.ts'
import { type AppNeeds, createAppStore } from '../../src/application/store/createAppStore.ts'
import type { Surroundings } from '../../src/ui/app/surroundings.ts'
import { quietAccount } from './account.ts'
import { quietBooking } from './booking.ts'
import { quietLead } from './lead.ts'
import { quietOrders } from './orders.ts'
import { quietPartner } from './partner.ts'
import { quietPicker } from './picker.ts'

/** What the application and its features need. */
export type WorldNeeds = Omit<AppNeeds, 'loadEstimating'> &
  EstimatingNeeds &
  ResultsNeeds &
  AccountNeeds &
  OrdersNeeds &
  BookingNeeds &
  PartnerNeeds &
  LeadNeeds &
  PickerNeeds

const resultsPath = '/en-IN/fare_estimate_mob'

/** A form's memory that is always empty. */
export const nothingKept = {
  keep: () => TE.right(undefined),
  recall: TE.right(null),
  forget: TE.right(undefined),
}

/** The ports of a screen, as quiet fakes that succeed. */
export const quietPorts = {
  ...quietAccount,
  ...quietOrders,
  ...quietBooking,
  ...quietPartner,
  ...quietLead,
  ...quietPicker,
  limits,
  landing: [],
  brandName: hathi.name,
  category: 'trucks',
  places: {
    search: () => TE.right([]),
    resolve: () => TE.left({ kind: 'PlaceNotFound' }),
    describe: () => TE.left({ kind: 'NothingAtPoint' }),
    abandon: () => undefined,
  },
  locateCustomer: TE.left({ kind: 'LocationUnsupported' }),
  loadMaps: TE.right(undefined),
  quoteFare: () =>
    TE.right({
      url: resultsPath,
      callback: {
        result: 'success',
        prevCallbackReqIdPresent: false,
        callbackRequestId: 'CBR-1',
        isExistingCust: false,
        leadEntryCreated: false,
        sendUnregisteredEvent: false,
      },
      vehicles: [],
    }),
  issueFareToken: () => TE.right('token-1'),
  recallEstimate: () => TE.left({ kind: 'EstimateUnknown' }),
  loadFareContent: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
  solveCaptcha: TE.right(null),
  memory: {
    draft: nothingKept,
    params: nothingKept,
  },
  orderMemory: nothingKept,
  forgetForms: [],
  readLink: (path) => E.right({ site: null, path, query: [] }),
  reloadPage: () => undefined,
  now: () => 1_795_000_000_000,
  mintRequestId: () => 'request-1',
  track: () => undefined,
} satisfies Omit<WorldNeeds, 'market' | 'goTo' | 'readPage' | 'report'>

/** A map that draws nothing. */
export const mountNothing: MountMap<HTMLElement> = () =>
  TE.right({
    moveTo: () => undefined,
    zoom: () => limits.zoom.start,
    zoomBy: () => undefined,
    panBy: () => undefined,
    resized: () => undefined,
    unmount: () => undefined,
  })

/** A route map that draws nothing. */
export const mountNoRoute: MountRouteMap<HTMLElement> = () =>
  TE.right({
    show: () => undefined,
    zoomBy: () => undefined,
    resized: () => undefined,
    unmount: () => undefined,
  })

// Marked as React marks a resolved promise, so that nothing waits for a feature that is there.
const added: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
})

/** The loaders of features that are all in the store already. */
export const presentFeatures: Surroundings['features'] = {
  account: () => added,
  results: () => added,
  orders: () => added,
  booking: () => added,
  content: () => added,
  partner: () => added,
  lead: () => added,
  picker: () => added,
}

/** Starts the application with every feature. */
export const startWorld = (needs: WorldNeeds, content: ContentFeatureNeeds) => {
  const { store, add, stop } = createAppStore({
    ...needs,
    loadEstimating: TE.of(makeEstimating(needs)),
  })
  add(makeAccountFeature(needs))
  add(makeResultsFeature(needs))
  add(makeOrdersFeature(needs))
  add(makeBookingFeature(needs))
  add(makeContentFeature(content))
  add(makePartnerFeature(needs))
  add(makeLeadFeature(needs))
  add(makePickerFeature(needs))
  return { store, stop }
}
