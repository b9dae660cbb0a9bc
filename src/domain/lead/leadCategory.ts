import type { ServiceCategory } from '../fare/serviceCategory.ts'

/** What a lead may be about: a courier's parcel is none. */
export type LeadCategory = Exclude<ServiceCategory, 'courier'>

const categoryOfCode = new Map<number, LeadCategory>([
  [0, 'two-wheeler'],
  [1, 'trucks'],
  [2, 'trucks'],
  [3, 'trucks'],
  [4, 'trucks'],
  [5, 'compact'],
  [6, 'trucks'],
  [7, 'trucks'],
])

/**
 * The category that a lead of a service category code is about, or null for a code that nobody
 * knows (spec 2 §3).
 *
 * @example
 * leadCategory(0) // → 'two-wheeler'
 * leadCategory(5) // → 'compact'
 * leadCategory(8) // → null
 */
export const leadCategory = (code: number): LeadCategory | null => categoryOfCode.get(code) ?? null
