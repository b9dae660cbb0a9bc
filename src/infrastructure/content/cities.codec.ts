import * as t from 'io-ts'
import type { CityRecord } from '../../application/content/loadCities.port.ts'
import { Address } from '../http/contentAddress.codec.ts'

/** The city list in the envelope of the content service (spec 2 §3, "City record"). */
export const WireCities = t.type({
  data: t.type({
    attributes: t.type({
      cities: t.array(
        t.type({
          city_name: t.string,
          city_label: t.string,
          image: Address,
          city_services: t.array(t.type({ service_name: t.string, text: t.string })),
        }),
      ),
    }),
  }),
})

// Field by field, so that extra fields of the response stay out of the state.
export const toCities = ({
  data: {
    attributes: { cities },
  },
}: t.TypeOf<typeof WireCities>): readonly CityRecord[] =>
  cities.map(({ city_name, city_label, image, city_services }) => ({
    name: city_name,
    label: city_label,
    image,
    services: city_services.map(({ service_name, text }) => ({ name: service_name, text })),
  }))
