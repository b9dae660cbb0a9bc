import * as t from 'io-ts'
import type { FareContent } from '../../application/fare/loadFareContent.port.ts'

/** The content of the results page in the envelope of the content service. */
export const WireFareContent = t.type({
  data: t.type({
    attributes: t.type({
      meta: t.type({ title: t.string, description: t.string }),
      vehicles: t.array(t.type({ vehicle_id: t.Integer, best_for: t.array(t.string) })),
      cities: t.array(
        t.type({
          geo_region_id: t.Integer,
          callback: t.type({ enabled: t.boolean, text: t.string }),
          promo: t.union([t.type({ title: t.string, text: t.string }), t.null]),
        }),
      ),
      notes: t.array(t.string),
    }),
  }),
})

// Field by field, so that extra fields of the response stay out of the state.
export const toFareContent = ({
  data: {
    attributes: { meta, vehicles, cities, notes },
  },
}: t.TypeOf<typeof WireFareContent>): FareContent => ({
  meta: { title: meta.title, description: meta.description },
  bestFor: vehicles.map(({ vehicle_id, best_for }) => ({ vehicleId: vehicle_id, goods: best_for })),
  cities: cities.map(({ geo_region_id, callback, promo }) => ({
    geoRegionId: geo_region_id,
    callback: { enabled: callback.enabled, text: callback.text },
    promo: promo === null ? null : { title: promo.title, text: promo.text },
  })),
  notes,
})
