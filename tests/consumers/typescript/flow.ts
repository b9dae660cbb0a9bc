import { taskEither as TE } from 'fp-ts'
import {
  type AppNeeds,
  createAppStore,
  type EstimatingNeeds,
  estimateRequested,
  fareEdited,
  makeEstimating,
  type QuoteFare,
  selectFareProblems,
} from 'hathi/application'
import type { FareQuote } from 'hathi/domain/fare'
import { formatLink, type Link } from 'hathi/domain/link'
import { marketOf } from 'hathi/domain/market'
import { type AddressEntry, unknownDetails } from 'hathi/domain/place'
import { captchaOff, deviceClock, makeMintRequestId, makeReadLink } from 'hathi/infrastructure'
import { limits, markets } from 'hathi/markets'

const market = marketOf(markets)('en-IN')
if (market === null) throw new Error('India is gone')

const url = 'https://partner.example/en-IN/fare-estimate'

const quote: FareQuote = {
  url: '/en-IN/fare_estimate_mob?geo_region_id=3',
  callback: {
    result: 'success',
    prevCallbackReqIdPresent: false,
    callbackRequestId: 'c-1',
    isExistingCust: false,
    leadEntryCreated: false,
    sendUnregisteredEvent: false,
  },
  vehicles: [
    {
      id: 1,
      type: 'Tata Ace',
      name: 'Tata Ace',
      imageUrl: '',
      imageAlt: '',
      capacity: '750 kg',
      size: '7 ft',
      fareText: '₹ 640',
      fare: { value: 640, currency: 'INR' },
    },
  ],
}

/** Somebody else's adapter: a function that answers, and never rejects. */
const quoteFare: QuoteFare = ({ contact }) =>
  contact.mobile !== '' ? TE.right(quote) : TE.left({ kind: 'Unreachable', because: 'offline' })

const nothingKept = {
  keep: () => TE.right(undefined),
  recall: TE.right(null),
  forget: TE.right(undefined),
}
let leave: (link: Link) => void = () => undefined
const left = new Promise<Link>((resolve) => {
  leave = resolve
})
const needs: EstimatingNeeds & Omit<AppNeeds, 'loadEstimating'> = {
  market,
  limits,
  category: 'trucks',
  brandName: 'Hathi',
  landing: [],
  credentials: { read: () => null, keep: () => undefined, forget: () => undefined },
  onReturn: () => () => undefined,
  loadProfile: () => TE.left({ kind: 'Unreachable', because: 'offline' }),
  logOut: () => TE.right(undefined),
  quoteFare,
  issueFareToken: () => TE.right('token-1'),
  memory: { draft: nothingKept, params: nothingKept },
  orderMemory: nothingKept,
  forgetForms: [],
  solveCaptcha: captchaOff,
  places: {
    search: () => TE.right([]),
    resolve: () => TE.left({ kind: 'PlaceNotFound' }),
    describe: () => TE.left({ kind: 'NothingAtPoint' }),
    abandon: () => undefined,
  },
  loadMaps: TE.right(undefined),
  locateCustomer: TE.left({ kind: 'LocationUnsupported' }),
  readLink: makeReadLink({ here: () => url, allowed: [] }),
  readPage: () => ({ url, isDeviceMobile: false }),
  goTo: (link) => leave(link),
  reloadPage: () => undefined,
  now: deviceClock,
  mintRequestId: makeMintRequestId(crypto),
  track: () => undefined,
  report: ({ tag, about }) => console.error(tag, about),
}

const { store, stop } = createAppStore({ ...needs, loadEstimating: TE.of(makeEstimating(needs)) })

const at = (landmark: string, lat: number, lng: number): AddressEntry => ({
  status: 'resolved',
  place: { landmark, location: { lat, lng }, details: unknownDetails },
})

store.dispatch(
  fareEdited({
    pickup: at('Koramangala', 12.9352, 77.6245),
    drop: at('Whitefield', 12.9698, 77.75),
    name: 'Kiran Rao',
    mobile: '12345',
    requirement: 'business',
  }),
)
store.dispatch(estimateRequested())
console.log(JSON.stringify(selectFareProblems(store.getState()).mobile))

store.dispatch(fareEdited({ mobile: '+91 98123 45678' }))
store.dispatch(estimateRequested())
const link = await left
const { results } = store.getState().fareResults
console.log(formatLink(link).split('?')[0], results.status)
stop()
