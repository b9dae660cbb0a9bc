import { personalNames } from './orderDraft.ts'

/** The names of all parameters that carry a draft (spec 1 §2, §9); what else a link has is none of an order's. */
export const orderDraftNames: ReadonlySet<string> = new Set([
  ...personalNames,
  'vehicle_id',
  'goods_type',
  'fare_estimate_token',
  'geo_region_id',
])
