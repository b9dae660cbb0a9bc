import { codeIn } from '../fare/service.ts'
import type { ServiceCategory } from '../fare/serviceCategory.ts'
import type { Query } from '../link/query.ts'

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

/**
 * What the lead of a page is about: the code in its link says more than the page's own (spec 2 §2). Of
 * a code that nobody knows, it is about trucks.
 *
 * @example
 * categoryOfLead([])(5) // → 'compact'
 * categoryOfLead([['service_category', '0']])(5) // → 'two-wheeler'
 * categoryOfLead([])(8) // → 'trucks'
 */
export const categoryOfLead =
  (query: Query) =>
  (code: number): LeadCategory =>
    leadCategory(codeIn(query) ?? code) ?? 'trucks'
