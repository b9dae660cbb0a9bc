import type { OfferedCity, PartnerRules } from '../../src/domain/partner/partnerRules.ts'
import { cities } from './cities.ts'
import { india } from './countries.ts'

const servedCities: readonly OfferedCity[] = cities.flatMap(({ key, name, geoRegionId, region }) =>
  region === india.region && geoRegionId !== null
    ? [{ id: geoRegionId, name: key.replaceAll('_', ' ').toLowerCase(), label: name }]
    : [],
)

/**
 * The form lists Delhi separately; to the services it is one geo region with its surroundings
 * (spec 2 §3).
 */
const delhiBeside = (city: OfferedCity): readonly OfferedCity[] =>
  city.name === 'delhi ncr' ? [city, { ...city, name: 'delhi', label: 'Delhi' }] : [city]

/** Partners drive in the Indian cities, whatever locale they read the page in (spec 2 §3). */
export const partners: PartnerRules = {
  country: india,
  cities: servedCities.flatMap(delhiBeside),
  defaultCity: 'bangalore',
  vehicles: [
    { id: 97, name: '2 Wheeler' },
    { id: 91, name: '3 Wheeler' },
    { id: 127, name: '3 Wheeler Electric' },
    { id: 126, name: 'E Loader' },
    { id: 20, name: 'Others' },
    { id: 128, name: 'Pickup 1.7Ton' },
    { id: 9, name: 'Pickup / Dost / Super Ace / 8ft' },
    { id: 4, name: 'Tata 17ft' },
    { id: 2, name: 'Tata 407' },
    { id: 3, name: 'Tata 407 14ft' },
    { id: 1, name: 'Tata Ace' },
  ],
}
