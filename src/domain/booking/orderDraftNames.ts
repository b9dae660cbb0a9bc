import { personalNames } from './orderDraft.ts'

/**
 * The names of all parameters that carry a draft (spec 1 §2, §9). Other parameters of a link do not
 * belong to an order.
 */
export const orderDraftNames: ReadonlySet<string> = new Set([
  ...personalNames,
  'vehicle_id',
  'goods_type',
  'fare_estimate_token',
  'geo_region_id',
])
