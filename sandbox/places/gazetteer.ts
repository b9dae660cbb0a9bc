import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { wrongPaths } from '../decoding.ts'

const Pair = t.readonly(t.tuple([t.number, t.number]))

const Locality = t.readonly(
  t.intersection([
    t.type({
      name: t.string,
      kind: t.keyof({
        suburb: null,
        neighbourhood: null,
        landmark: null,
        industrial: null,
        town: null,
      }),
      pincode: t.union([t.string, t.null]),
      lat: t.number,
      lng: t.number,
    }),
    t.partial({ aliases: t.readonlyArray(t.string) }),
  ]),
)

const City = t.readonly(
  t.type({
    city: t.string,
    name: t.string,
    aliases: t.readonlyArray(t.string),
    state: t.string,
    country: t.string,
    countrycode: t.string,
    geo_region_id: t.number,
    centre: t.readonly(t.type({ lat: t.number, lng: t.number })),
    radius_km: t.number,
    localities: t.readonlyArray(Locality),
    roads: t.readonlyArray(t.readonly(t.type({ name: t.string, line: t.readonlyArray(Pair) }))),
    waters: t.readonlyArray(t.readonly(t.type({ name: t.string, ring: t.readonlyArray(Pair) }))),
  }),
)

export type Locality = t.TypeOf<typeof Locality>
/** One file of the gazetteer. Roads and waters are `[lat, lng]`. */
export type City = t.TypeOf<typeof City>

const parseJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`gazetteer: ${file} is not JSON`)
  }
}

const readCity = (folder: string, file: string): City => {
  const city = City.decode(parseJson(file, readFileSync(join(folder, file), 'utf8')))
  if (E.isLeft(city)) {
    throw new Error(`gazetteer: ${file} is malformed at ${wrongPaths(city.left).join(', ')}`)
  }
  return city.right
}

/**
 * Reads all cities in the folder, ordered by region. Throws an error that names an invalid file.
 */
export const loadGazetteer = (folder: string): readonly City[] => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  if (files.length === 0) throw new Error(`gazetteer: ${folder} holds no city`)
  const cities = files.map((file) => readCity(folder, file))
  const ids = new Set(cities.map(({ geo_region_id }) => geo_region_id))
  if (ids.size !== cities.length) throw new Error('gazetteer: two cities share a geo_region_id')
  return cities.sort((a, b) => a.geo_region_id - b.geo_region_id)
}
