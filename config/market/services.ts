import type { Service } from '../../src/domain/fare/service.ts'

const dubai = 559

/**
 * The services of the category picker (spec 2 §2). Two of them show fares; the others take a callback
 * request.
 */
export const services: readonly Service[] = [
  {
    category: 'two-wheeler',
    code: 0,
    form: 'fare',
    page: { path: '/two-wheelers', query: [] },
    geoRegionIds: null,
  },
  {
    category: 'trucks',
    code: 4,
    form: 'fare',
    page: { path: '/trucks', query: [] },
    geoRegionIds: null,
  },
  {
    category: 'compact',
    code: 5,
    form: 'lead',
    page: { path: '/services', query: [['service_category', '5']] },
    geoRegionIds: [dubai],
  },
  {
    category: 'courier',
    code: 6,
    form: 'lead',
    page: { path: '/courier', query: [] },
    geoRegionIds: null,
  },
]
