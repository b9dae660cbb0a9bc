import type { ContentCity } from './cities.ts'
import { cityName } from './pages.ts'
import type { CitiesTexts, Texts } from './texts.ts'

type Service = keyof CitiesTexts['service_names']

const dubai = 559

const servicesOf = ({ countrycode, geo_region_id }: ContentCity): readonly Service[] => {
  if (geo_region_id === dubai) return ['two_wheeler', 'trucks', 'compact']
  return countrycode === 'IN' ? ['two_wheeler', 'trucks', 'courier'] : ['two_wheeler', 'trucks']
}

/** The city list (spec 2 §3, "City record"): `GET /api/website-cities`. */
export const cityRecords = (cities: readonly ContentCity[], texts: Texts) =>
  cities.map((city) => ({
    city_name: city.city,
    city_label: cityName(texts, city),
    image: `/sandbox/content/cities/${city.city}.svg`,
    city_services: servicesOf(city).map((service) => ({
      service_name: texts.cities.service_names[service],
      service_type: service,
      text: texts.cities.service_texts[service],
    })),
  }))
