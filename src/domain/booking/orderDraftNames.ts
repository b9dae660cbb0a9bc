import { type DraftStop, type OrderDraft, orderDraftQuery, type Party } from './orderDraft.ts'

const party: Party = { name: 'Asha', mobile: '9876543210' }
const stop: DraftStop = {
  landmark: 'Koramangala',
  location: { lat: 12.9352, lng: 77.6245 },
  house: '12',
}

/** A draft that has everything. */
const whole: { readonly [Field in keyof OrderDraft]: NonNullable<OrderDraft[Field]> } = {
  sender: party,
  receiver: party,
  pickup: stop,
  drop: stop,
  vehicleId: 1,
  goodsType: 'food',
  fareEstimateToken: 'token',
  geoRegionId: 3,
}

/** The names of all parameters that carry a draft (spec 1 §2, §9); what else a link has is none of an order's. */
export const orderDraftNames: ReadonlySet<string> = new Set(
  orderDraftQuery(whole).map(([name]) => name),
)
