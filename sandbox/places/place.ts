import { createHash } from 'node:crypto'
import { distanceKm, type Point } from '../geometry/distance.ts'
import type { City, Locality } from './gazetteer.ts'
import { normalise, wordsOf } from './normalise.ts'

/** Photon's `type` of a result. */
export type Layer = 'house' | 'street' | 'locality' | 'district' | 'city'

/**
 * Something that a search can find: a locality, a road or a city, with its names prepared for
 * matching.
 */
export type Place = {
  readonly osmId: number
  readonly osmKey: string
  readonly osmValue: string
  readonly layer: Layer
  readonly name: string
  readonly point: Point
  readonly city: string
  readonly district: string | null
  readonly state: string | null
  readonly country: string
  readonly countrycode: string
  readonly postcode: string | null
  /** The name and its aliases, normalised. */
  readonly spellings: readonly string[]
  /** Words that may follow the name in a query: the city, the state, the pincode. */
  readonly surroundings: readonly string[]
  /** Cities before suburbs, suburbs before landmarks. */
  readonly weight: number
}

const kinds: Readonly<
  Record<
    Locality['kind'],
    { readonly key: string; readonly value: string; readonly layer: Layer; readonly weight: number }
  >
> = {
  town: { key: 'place', value: 'town', layer: 'city', weight: 2 },
  suburb: { key: 'place', value: 'suburb', layer: 'district', weight: 3 },
  neighbourhood: { key: 'place', value: 'neighbourhood', layer: 'locality', weight: 2 },
  landmark: { key: 'place', value: 'locality', layer: 'house', weight: 1 },
  industrial: { key: 'landuse', value: 'industrial', layer: 'locality', weight: 1 },
}

/** The same after every restart, like the ids of OpenStreetMap. */
const idOf = (...names: readonly string[]): number =>
  createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, 5)

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

const nearestSuburb = (city: City, locality: Locality): string | null => {
  if (locality.kind === 'suburb' || locality.kind === 'town') return null
  const near = city.localities
    .filter(({ kind }) => kind === 'suburb')
    .map((suburb) => ({ name: suburb.name, km: distanceKm(suburb, locality) }))
    .sort((a, b) => a.km - b.km)[0]
  return near !== undefined && near.km < 3 ? near.name : null
}

const surroundingsOf = (city: City, more: readonly string[]): readonly string[] =>
  unique([city.name, ...city.aliases, city.state, city.country, ...more].flatMap(wordsOf))

const localityPlace = (city: City, locality: Locality): Place => {
  const kind = kinds[locality.kind]
  const isTown = locality.kind === 'town'
  const district = nearestSuburb(city, locality)
  return {
    osmId: idOf(city.city, locality.kind, locality.name),
    osmKey: kind.key,
    osmValue: kind.value,
    layer: kind.layer,
    name: locality.name,
    point: { lat: locality.lat, lng: locality.lng },
    city: isTown ? locality.name : city.name,
    district,
    // A town around the city may lie across a state border, and the gazetteer does not say so.
    state: isTown ? null : city.state,
    country: city.country,
    countrycode: city.countrycode,
    postcode: locality.pincode,
    spellings: unique([locality.name, ...(locality.aliases ?? [])].map(normalise)),
    surroundings: surroundingsOf(city, [locality.pincode ?? '', district ?? '']),
    weight: kind.weight,
  }
}

const cityPlace = (city: City): Place => ({
  osmId: idOf(city.city, 'city', city.name),
  osmKey: 'place',
  osmValue: 'city',
  layer: 'city',
  name: city.name,
  point: city.centre,
  city: city.name,
  district: null,
  state: city.state,
  country: city.country,
  countrycode: city.countrycode,
  postcode: null,
  spellings: unique([city.name, ...city.aliases].map(normalise)),
  surroundings: surroundingsOf(city, []),
  weight: 5,
})

const roadPlaces = (city: City): readonly Place[] =>
  city.roads.flatMap(({ name, line }) => {
    const middle = line[Math.floor(line.length / 2)]
    if (middle === undefined) return []
    return [
      {
        osmId: idOf(city.city, 'road', name),
        osmKey: 'highway',
        osmValue: 'primary',
        layer: 'street' as const,
        name,
        point: { lat: middle[0], lng: middle[1] },
        city: city.name,
        district: null,
        state: city.state,
        country: city.country,
        countrycode: city.countrycode,
        postcode: null,
        spellings: [normalise(name)],
        surroundings: surroundingsOf(city, []),
        weight: 0,
      },
    ]
  })

/** Everything that a search can find. */
export const placesOf = (cities: readonly City[]): readonly Place[] =>
  cities.flatMap((city) => [
    cityPlace(city),
    ...city.localities.map((locality) => localityPlace(city, locality)),
    ...roadPlaces(city),
  ])
