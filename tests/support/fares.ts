import { markets } from '../../config/market/markets.ts'
import type { FareContent } from '../../src/application/fare/loadFareContent.port.ts'
import type { FareEnquiry, FareForm } from '../../src/domain/fare/fareForm.ts'
import type { FarePage } from '../../src/domain/fare/farePage.ts'
import type { CallbackOutcome, FareEstimate, FareQuote } from '../../src/domain/fare/fareQuote.ts'
import { type FareRefusal, refusedFields } from '../../src/domain/fare/fareRefusal.ts'
import type { Vehicle } from '../../src/domain/fare/vehicle.ts'
import { type Market, marketOf } from '../../src/domain/market/market.ts'
import { entryOf, koramangala, whitefield } from './places.ts'

/** The product's market of a locale. */
export const marketIn = (locale: string): Market => {
  const market = marketOf(markets)(locale)
  if (market === null) throw new Error(`no market speaks ${locale}`)
  return market
}

export const india = marketIn('en-IN')

/** A guest's complete form, valid on any page of India. */
export const filledForm: FareForm = {
  pickup: entryOf(koramangala),
  drop: entryOf(whitefield),
  name: 'Kiran Rao',
  mobile: '+91 98123-45678',
  requirement: 'business',
  consent: true,
  category: 'trucks',
}

export const filledEnquiry: FareEnquiry = {
  route: { pickup: koramangala, drop: whitefield },
  asker: 'guest',
  contact: { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' },
  consent: true,
  category: 'trucks',
}

export const farePage: FarePage = {
  brand: 'Hathi',
  isDeviceMobile: true,
  sourceUrl: 'https://hathi.example/en-IN/fare-estimate',
  attribution: {
    utm_source: 'website_fare_estimate_ssr',
    utm_medium: '',
    utm_campaign: 'default_trucks',
    utm_term: '',
    utm_content: '',
  },
}

export const tataAce: Vehicle = {
  id: 1,
  type: 'Tata Ace',
  name: 'Tata Ace',
  imageUrl: 'https://hathi.example/tata-ace.png',
  imageAlt: 'A Tata Ace',
  capacity: '750 kg',
  size: '7ft x 4ft x 5ft',
  fareText: '₹368.50',
  fare: { value: 368.5, currency: 'INR' },
}

export const callback: CallbackOutcome = {
  result: 'success',
  prevCallbackReqIdPresent: false,
  callbackRequestId: 'cb-71',
  isExistingCust: false,
  leadEntryCreated: false,
  sendUnregisteredEvent: false,
}

export const quote: FareQuote = {
  url: '/en-IN/fare_estimate_mob?geo_region_id=4',
  callback,
  vehicles: [tataAce],
}

export const estimate: FareEstimate = {
  token: 'token-1',
  pickup: { landmark: koramangala.landmark, location: koramangala.location },
  drop: { landmark: whitefield.landmark, location: whitefield.location },
  geoRegionId: 4,
  vehicles: [tataAce],
  quotedAt: Date.UTC(2026, 10, 20, 18, 37),
}

/** The same estimate, in a locale's country and currency. */
export const quotedIn = (
  locale: string,
  { vehicles, ...rest }: FareEstimate = estimate,
): FareEstimate => {
  const { code, currency, defaultGeoRegionId } = marketIn(locale).country
  return {
    ...rest,
    geoRegionId: code === 'IN' ? rest.geoRegionId : defaultGeoRegionId,
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, fare: { ...vehicle.fare, currency } })),
  }
}

export const content: FareContent = {
  meta: { title: 'Fares', description: 'Compare fares' },
  bestFor: [{ vehicleId: 1, goods: ['Furniture'] }],
  cities: [],
  notes: ['Waiting time is charged.'],
}

/** A refusal of the fare form, as the port for fares tells it. */
export const formRefused = (refusal: FareRefusal) => ({
  kind: 'FormRefused' as const,
  message: refusal.formError,
  fields: refusedFields(refusal),
})
