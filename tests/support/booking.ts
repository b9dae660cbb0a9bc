import { either as E } from 'fp-ts'
import type { ServiceArea } from '../../src/application/booking/area/loadServiceArea.port.ts'
import type { BookingNeeds } from '../../src/application/booking/bookingFeature.ts'
import type { KeptOrder } from '../../src/application/booking/kept/keptOrder.ts'
import type { OrderMemory } from '../../src/application/booking/kept/orderMemory.port.ts'
import type { PlacedOrder } from '../../src/application/booking/order/placeOrder.port.ts'
import type { TrackableOrder } from '../../src/application/booking/order/trackableOrder.ts'
import type { GoodsType } from '../../src/domain/booking/goodsType.ts'
import type { OrderDraft } from '../../src/domain/booking/orderDraft.ts'
import type { FareEstimate, FareQuote } from '../../src/domain/fare/fareQuote.ts'
import type { Vehicle } from '../../src/domain/fare/vehicle.ts'
import type { Ring } from '../../src/domain/serviceability/area.ts'
import { estimate, tataAce } from './fares.ts'
import { koramangala, placeAt, whitefield } from './places.ts'

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

const city = box(77.4, 12.8, 77.9, 13.1)

/** A place that the city of `serviceArea` does not serve. */
export const mysuru = placeAt('Mysuru Palace, Mysuru', { lat: 12.305183, lng: 76.655159 })

/** Bengaluru. The two-wheeler, the Tata Ace and the Tata 407 go everywhere in it. */
export const serviceArea: ServiceArea = {
  bounds: {
    pickup: { type: 'Polygon', coordinates: [city] },
    drop: { type: 'Polygon', coordinates: [city] },
  },
  zones: [
    { type: 'Both', polygon: { type: 'Polygon', data: [city] }, vehicleIds: [97, 1, 129, 2] },
    {
      type: 'PickUp',
      polygon: { type: 'Polygon', data: [box(77.4, 12.8, 77.7, 13.1)] },
      vehicleIds: [9],
    },
  ],
  vehicles: [
    { id: 4097, vehicleId: 97, name: '2 Wheeler' },
    { id: 4001, vehicleId: 1, name: 'Tata Ace' },
    { id: 4002, vehicleId: 2, name: 'Tata 407' },
  ],
}

const vehicle = (id: number, name: string, fare: number): Vehicle => ({
  ...tataAce,
  id,
  type: name,
  name,
  fareText: `₹${fare}`,
  fare: { value: fare, currency: 'INR' },
})

export const tata407 = vehicle(2, 'Tata 407', 890)
/** Picks up only in the west of the city, and drops nowhere. */
export const pickup8ft = vehicle(9, 'Pickup 8ft', 520)
export const aceWithHelper = vehicle(129, 'Tata Ace Helper', 450)
export const twoWheeler = vehicle(97, '2 Wheeler', 74)

/** Fares from Koramangala to Whitefield. */
export const orderEstimate: FareEstimate = {
  ...estimate,
  vehicles: [tataAce, tata407, pickup8ft, aceWithHelper],
}

/** A new quote with the same vehicles. */
export const orderQuote: FareQuote = {
  url: '/en-IN/fare_estimate_mob?geo_region_id=4',
  callback: {
    result: 'success',
    prevCallbackReqIdPresent: false,
    callbackRequestId: 'cb-71',
    isExistingCust: true,
    leadEntryCreated: false,
    sendUnregisteredEvent: false,
  },
  vehicles: orderEstimate.vehicles,
}

/** A complete order, with the route and the token of `orderEstimate`. */
export const wholeDraft: OrderDraft = {
  sender: { name: 'Asha Rao', mobile: '9876543210' },
  receiver: { name: 'Kiran Rao', mobile: '9812345678' },
  pickup: {
    landmark: koramangala.landmark,
    location: koramangala.location,
    house: '12, 2nd floor',
  },
  drop: { landmark: whitefield.landmark, location: whitefield.location, house: '' },
  vehicleId: 1,
  goodsType: null,
  fareEstimateToken: 'token-1',
  geoRegionId: 4,
}

export const goodsTypes: readonly GoodsType[] = [
  { key: 'documents', name: 'Documents', description: 'Papers, keys', vehicleIds: [97] },
  { key: 'furniture', name: 'Furniture', description: '', vehicleIds: [2, 1, 9] },
  { key: 'catering', name: 'Catering', description: 'Pots, pans', vehicleIds: [9, 1] },
]

export const trackableOrder: TrackableOrder = {
  crn: 'CRN3000001',
  trackingPath: '/en-IN/track-order?crn=CRN3000001',
}

export const placedOrder: PlacedOrder = {
  crn: 'CRN3000001',
  trackingUrl: '/en-IN/track-order?crn=CRN3000001',
}

const yes =
  <Answer>(answer: Answer) =>
  () =>
    Promise.resolve(E.right(answer))

/** Fakes of the ports that booking adds; all succeed. */
export const quietBooking = {
  loadServiceArea: () => yes(serviceArea),
  loadGoodsTypes: () => yes(goodsTypes),
  placeOrder: () => yes(placedOrder),
} satisfies Pick<BookingNeeds, 'loadServiceArea' | 'loadGoodsTypes' | 'placeOrder'>

/** What a tab keeps of an order while it is open: a reload is another store with the same memory. */
export const makeTabMemory = (
  kept: KeptOrder | null = null,
): OrderMemory & { readonly kept: () => KeptOrder | null } => {
  let present = kept
  return {
    keep: (order) => () => {
      present = order
      return Promise.resolve(E.right(undefined))
    },
    recall: () => Promise.resolve(E.right(present)),
    forget: () => {
      present = null
      return Promise.resolve(E.right(undefined))
    },
    kept: () => present,
  }
}
