const personal = [
  'sender_mobile',
  'sender_name',
  'receiver_mobile',
  'receiver_name',
  'from_landmark',
  'from_lat',
  'from_long',
  'from_house',
  'to_landmark',
  'to_lat',
  'to_long',
  'to_house',
] as const

const open = ['vehicle_id', 'goods_type', 'fare_estimate_token', 'geo_region_id'] as const

/** The name of a parameter that carries part of a draft. Writing and reading a draft use no others. */
export type OrderDraftName = (typeof personal | typeof open)[number]

/** The names of the parameters that identify people and places (spec 1 §2). */
export const personalParams: ReadonlySet<string> = new Set(personal)

/**
 * The names of all parameters that carry a draft (spec 1 §2, §9). Other parameters of a link do not
 * belong to an order.
 */
export const orderDraftNames: ReadonlySet<string> = new Set([...personal, ...open])
