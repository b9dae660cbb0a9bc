import type { Service } from '../fare/service.ts'
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
 * The lead category of a service category code, which links and pages carry; null for an unknown code
 * (spec 2 §3). The services are sent its name.
 *
 * @example
 * leadCategory(0) // → 'two-wheeler'
 * leadCategory(5) // → 'compact'
 * leadCategory(8) // → null
 */
export const leadCategory = (code: number): LeadCategory | null => leadCategories.get(code) ?? null

/**
 * The category of a page's lead. The code in its link overrides the page's own (spec 2 §2), if that
 * category is among the services on offer. An unknown code means trucks.
 *
 * @example
 * const inDubai = servicesIn(services)(559)
 * categoryOfLead([], inDubai)(5) // → 'compact'
 * categoryOfLead([['service_category', '0']], inDubai)(5) // → 'two-wheeler'
 * categoryOfLead([['service_category', '5']], servicesIn(services)(3))(0) // → 'two-wheeler'
 * categoryOfLead([], inDubai)(8) // → 'trucks'
 */
export const categoryOfLead =
  (query: Query, offered: ReadonlyArray<Pick<Service, 'category'>>) =>
  (code: number): LeadCategory => {
    const linked = leadCategory(codeIn(query) ?? code)
    const isOffered = offered.some(({ category }) => category === linked)
    return (isOffered ? linked : leadCategory(code)) ?? defaultCategory
  }
