import { byCode, byName } from './named.ts'

/** The types of an order; the index of each is its code: courier is 3 (spec 2 §3, §4). */
export const orderTypes = Object.freeze([
  'ondemand',
  'rental',
  'pnm',
  'courier',
  'loadassist',
  'vehiclepluslabour',
  'businesscustomer',
  'partload',
] as const)

/** The type of an order (spec 2 §4). */
export type OrderType = (typeof orderTypes)[number]

const named = byName(orderTypes)
const coded = byCode(orderTypes)

/**
 * Parses a type from its name in any case or from its code; null for any other value (spec 2 §4).
 *
 * @example
 * parseOrderType('OnDemand') // → 'ondemand'
 * parseOrderType(3) // → 'courier'
 * parseOrderType('balloon') // → null
 */
export const parseOrderType = (raw: unknown): OrderType | null => named(raw) ?? coded(raw)

/**
 * The code of a type (spec 2 §3, §4): ondemand 0 … courier 3 … partload 7.
 *
 * @example
 * orderTypeCode('courier') // → 3
 */
export const orderTypeCode = (type: OrderType): number => orderTypes.indexOf(type)
