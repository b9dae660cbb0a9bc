import { firstOf, type Query } from './query.ts'

const idShape = /^[1-9][0-9]{0,8}$/

/**
 * The id in a link's parameter (spec 1 §2): a positive integer in plain digits, at most nine. Null for
 * anything else, including other notations of numbers, which none of our links use.
 *
 * @example
 * linkedId([['vehicle_id', '97']])('vehicle_id') // → 97
 * linkedId([['vehicle_id', '0x61']])('vehicle_id') // → null
 */
export const linkedId =
  (query: Query) =>
  (name: string): number | null => {
    const digits = (firstOf(query)(name) ?? '').trim()
    return idShape.test(digits) ? Number(digits) : null
  }
