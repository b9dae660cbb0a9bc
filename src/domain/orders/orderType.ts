import { byCode, byName } from './named.ts'

/** The types of an order, each at its code: courier is 3 (spec 2 §3, §4). */
export const orderTypes = [
  'ondemand',
  'rental',
  'pnm',
  'courier',
  'loadassist',
  'vehiclepluslabour',
  'businesscustomer',
  'partload',
] as const

export type OrderType = (typeof orderTypes)[number]

const named = byName(orderTypes)
const coded = byCode(orderTypes)

/** A type by its name in any case, or by its code; null for a value that is none. */
export const parseOrderType = (raw: unknown): OrderType | null => named(raw) ?? coded(raw)

/** ondemand 0 … courier 3 … partload 7. */
export const orderTypeCode = (type: OrderType): number => orderTypes.indexOf(type)
