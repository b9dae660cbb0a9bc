import type { City } from '../places/gazetteer.ts'
import type { CitiesTexts } from './texts.ts'

type Service = keyof CitiesTexts['service_names']

const dubai = 559

const servicesOf = ({ countrycode, geo_region_id }: City): readonly Service[] => {
  if (geo_region_id === dubai) return ['two_wheeler', 'trucks', 'compact']
  return countrycode === 'IN' ? ['two_wheeler', 'trucks', 'courier'] : ['two_wheeler', 'trucks']
}

/** The city list (spec 2 §3, "City record"): `GET /api/website-cities`. */
export const cityRecords = (cities: readonly City[], texts: CitiesTexts) =>
  cities.map((city) => ({
    geo_region_id: city.geo_region_id,
    city_name: city.city,
    city_label: city.name,
    image: `/sandbox/content/cities/${city.city}.svg`,
    city_services: servicesOf(city).map((service) => ({
      service_name: texts.service_names[service],
      service_type: service,
      text: texts.service_texts[service],
    })),
  }))
