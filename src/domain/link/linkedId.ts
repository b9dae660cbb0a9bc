import { firstOf, type Query } from './query.ts'

const idShape = /^[1-9][0-9]{0,8}$/

/**
 * The id that a link has under a name (spec 1 §2): a whole number above 0 in plain digits, nine at
 * most. Null for anything else, also for other ways to write a number, which no link of ours has.
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
