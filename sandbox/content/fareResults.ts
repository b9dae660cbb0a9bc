import { vehicleModels } from '../fare/vehicles.ts'
import { vehicleName } from '../fare/vehicleWords.ts'
import type { Locale } from '../http/strictRequest.ts'
import type { City } from '../places/gazetteer.ts'
import type { FareResultsTexts } from './texts.ts'

/** The content of the results page besides the fares: `GET /api/website-fare-results`. */
export const fareResults = (cities: readonly City[], texts: FareResultsTexts, locale: Locale) => ({
  meta: texts.meta,
  vehicles: vehicleModels.map((model) => ({
    vehicle_id: model.id,
    name: vehicleName(locale)(model),
    image: `/sandbox/content/vehicles/${model.id}.svg`,
    best_for: texts.best_for[String(model.id)] ?? [],
  })),
  cities: cities.map(({ geo_region_id }) => {
    const promo = texts.promos.find((candidate) => candidate.geo_region_id === geo_region_id)
    const isQuiet = texts.quiet_cities.includes(geo_region_id)
    return {
      geo_region_id,
      callback: { ...texts.callback, enabled: texts.callback.enabled && !isQuiet },
      promo: promo === undefined ? null : { title: promo.title, text: promo.text },
    }
  }),
  notes: texts.notes,
})
