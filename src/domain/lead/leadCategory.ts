import { codeIn, defaultCategory, type ServiceCategory } from '../fare/serviceCategory.ts'
import type { Query } from '../link/query.ts'

/** What a lead may be about; a courier's parcel is not among them. */
export type LeadCategory = Exclude<ServiceCategory, 'courier'>

const leadCategories = new Map<number, LeadCategory>([
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
 * The lead category of a service category code; null for an unknown code (spec 2 §3).
 *
 * @example
 * leadCategory(0) // → 'two-wheeler'
 * leadCategory(5) // → 'compact'
 * leadCategory(8) // → null
 */
export const leadCategory = (code: number): LeadCategory | null => leadCategories.get(code) ?? null

/**
 * The category of a page's lead. The code in its link overrides the page's own (spec 2 §2). An unknown
 * code means trucks.
 *
 * @example
 * categoryOfLead([])(5) // → 'compact'
 * categoryOfLead([['service_category', '0']])(5) // → 'two-wheeler'
 * categoryOfLead([])(8) // → 'trucks'
 */
export const categoryOfLead =
  (query: Query) =>
  (code: number): LeadCategory =>
    leadCategory(codeIn(query) ?? code) ?? defaultCategory
