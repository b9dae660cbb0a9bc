import * as t from 'io-ts'

const Text = t.union([t.string, t.null])

// Nothing is promised: a postcode that OpenStreetMap does not draw has no id there.
const Properties = t.partial({
  osm_type: Text,
  osm_id: t.union([t.number, t.null]),
  type: Text,
  name: Text,
  housenumber: Text,
  street: Text,
  locality: Text,
  district: Text,
  city: Text,
  county: Text,
  state: Text,
  postcode: Text,
  countrycode: Text,
})

// GeoJSON uses null for a feature without a position.
const Geometry = t.union([t.type({ coordinates: t.array(t.number) }), t.null])

const Feature = t.intersection([
  t.type({ properties: Properties }),
  t.partial({ geometry: Geometry }),
])

/**
 * Photon's response to `/api` and `/reverse`: GeoJSON with OpenStreetMap's names for the parts of
 * an address.
 */
export const PhotonAnswer = t.type({ features: t.array(Feature) })

export type PhotonFeature = t.TypeOf<typeof Feature>
