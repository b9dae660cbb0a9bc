import { Hono } from 'hono'
import type { Point } from '../geometry/distance.ts'
import type { Bindings, CallGate } from '../http/calls.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { Refusal } from '../http/refusal.ts'
import { readQuery } from '../http/strictRequest.ts'
import { findNearest } from './findNearest.ts'
import type { Layer, Place } from './place.ts'
import { type PlaceQuery, searchPlaces } from './searchPlaces.ts'

/** Photon puts the reason into `message`. */
const refuse = (message: string): Refusal => new Refusal(400, { message })

const toFeature = (place: Place) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [place.point.lng, place.point.lat] },
  properties: {
    osm_id: place.osmId,
    osm_type: 'N',
    osm_key: place.osmKey,
    osm_value: place.osmValue,
    type: place.layer,
    name: place.name,
    city: place.city,
    ...(place.district === null ? {} : { district: place.district }),
    ...(place.state === null ? {} : { state: place.state }),
    country: place.country,
    countrycode: place.countrycode,
    ...(place.postcode === null ? {} : { postcode: place.postcode }),
  },
})

const toCollection = (places: readonly Place[]) => ({
  type: 'FeatureCollection',
  features: places.map(toFeature),
})

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/

const readNumber = (name: string, text: string, low: number, high: number): number => {
  const value = Number(text)
  if (!decimal.test(text.trim()) || value < low || value > high) {
    throw refuse(`invalid parameter '${name}': expected a number from ${low} to ${high}`)
  }
  return value
}

const readPoint = (lat: string, lon: string): Point => ({
  lat: readNumber('lat', lat, -90, 90),
  lng: readNumber('lon', lon, -180, 180),
})

const readBias = (lat: string | undefined, lon: string | undefined): Point | null => {
  if (lat === undefined && lon === undefined) return null
  if (lat === undefined || lon === undefined) {
    throw refuse("invalid search term 'lat' and/or 'lon': give both or none")
  }
  return readPoint(lat, lon)
}

const mostResults = 50

const readLimit = (text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1) {
    throw refuse("invalid parameter 'limit': expected a positive whole number")
  }
  return Math.min(Number(text), mostResults)
}

const languages = ['default', 'en', 'de', 'fr']

/** The languages of the public Photon. The gazetteer's names are the same in all of them. */
const checkLanguage = (lang: string | undefined): void => {
  if (lang !== undefined && !languages.includes(lang)) {
    throw refuse(
      `language ${lang} is not supported, supported languages are: ${languages.join(', ')}`,
    )
  }
}

const readBox = (text: string | undefined): PlaceQuery['within'] => {
  if (text === undefined) return null
  const [west, south, east, north, ...more] = text.split(',')
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    throw refuse("invalid parameter 'bbox': expected minLon,minLat,maxLon,maxLat")
  }
  const box = [
    readNumber('bbox', west, -180, 180),
    readNumber('bbox', south, -90, 90),
    readNumber('bbox', east, -180, 180),
    readNumber('bbox', north, -90, 90),
  ] as const
  if (more.length > 0 || box[0] > box[2] || box[1] > box[3]) {
    throw refuse("invalid parameter 'bbox': expected minLon,minLat,maxLon,maxLat")
  }
  return box
}

const readCountries = (text: string | undefined): readonly string[] => {
  if (text === undefined) return []
  const codes = text.split(',').map((code) => code.trim().toLowerCase())
  if (!codes.every((code) => /^[a-z]{2}$/.test(code))) {
    throw refuse("invalid parameter 'countrycode': expected ISO 3166-1 alpha-2 codes")
  }
  return codes
}

const layers = ['house', 'street', 'locality', 'district', 'city'] as const satisfies Layer[]

const readLayers = (text: string | undefined): readonly Layer[] =>
  (text?.split(',') ?? []).map((name) => {
    const layer = layers.find((known) => known === name)
    if (layer === undefined) {
      throw refuse(`invalid parameter 'layer': known layers are ${layers.join(', ')}`)
    }
    return layer
  })

/** Photon's default search radius around a point, in kilometres. */
const usualRadiusKm = 1

/** The two calls of Photon, a public geocoder: `/api` and `/reverse`. */
export const placesRoutes = (places: readonly Place[], gate: CallGate): Hono<Bindings> => {
  const search = searchPlaces(places)
  const nearest = findNearest(places)
  const routes = new Hono<Bindings>()
  routes
    .use(crossOrigin())
    .get('/api', gate('placesSearch'), (c) => {
      const query = readQuery(
        c,
        [],
        ['q', 'limit', 'lang', 'lat', 'lon', 'bbox', 'countrycode', 'layer'],
        refuse,
      )
      const text = query.optional('q')?.trim() ?? ''
      if (text === '') throw refuse("missing search term 'q': /?q=berlin")
      checkLanguage(query.optional('lang'))
      const found = search({
        text,
        limit: readLimit(query.optional('limit'), 15),
        near: readBias(query.optional('lat'), query.optional('lon')),
        within: readBox(query.optional('bbox')),
        countries: readCountries(query.optional('countrycode')),
        layers: readLayers(query.optional('layer')),
      })
      return c.json(toCollection(found))
    })
    .get('/reverse', gate('placesReverse'), (c) => {
      const query = readQuery(c, [], ['lat', 'lon', 'lang', 'limit', 'radius', 'layer'], refuse)
      const lat = query.optional('lat')
      const lon = query.optional('lon')
      if (lat === undefined || lon === undefined) {
        throw refuse("missing search term 'lat' and/or 'lon': /reverse?lat=51.5&lon=8.0")
      }
      checkLanguage(query.optional('lang'))
      const found = nearest({
        point: readPoint(lat, lon),
        radiusKm: readNumber('radius', query.optional('radius') ?? String(usualRadiusKm), 0, 5000),
        limit: readLimit(query.optional('limit'), 1),
        layers: readLayers(query.optional('layer')),
      })
      return c.json(toCollection(found))
    })
  return routes
}
