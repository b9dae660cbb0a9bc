import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { cities as productCities } from '../../config/market/cities.ts'
import { cityNames } from '../../config/market/cityNames.ts'
import { limits } from '../../config/market/limits.ts'
import { distanceKm, type Point } from '../../sandbox/geometry/distance.ts'
import { type Position, ringsContain } from '../../sandbox/geometry/polygon.ts'
import { type City, loadGazetteer } from '../../sandbox/places/gazetteer.ts'
import { makeServiceArea, pickupAreaAt } from '../../sandbox/serviceability/serviceArea.ts'
import { cityOfPlace } from '../../src/domain/city/cityOfPlace.ts'
import { unknownDetails } from '../../src/domain/place/address.ts'

const folder = join(import.meta.dirname, '../../sandbox/gazetteer')
const cities = loadGazetteer(folder)
const cityOf = cityOfPlace(productCities, cityNames, limits.cityReach)
const byName = cities.map((city) => [city.name, city] as const)

/** The names and ids of spec 1 §3 and spec 2 §3; Delhi is part of Delhi NCR. */
const indianCities = [
  ['mumbai', 1],
  ['delhi ncr', 2],
  ['delhi', 2],
  ['bangalore', 3],
  ['hyderabad', 4],
  ['chennai', 5],
  ['ahmedabad', 6],
  ['jaipur', 7],
  ['pune', 8],
  ['kolkata', 9],
  ['surat', 10],
  ['lucknow', 11],
  ['coimbatore', 12],
  ['indore', 13],
  ['nagpur', 14],
  ['chandigarh', 15],
  ['vadodara', 16],
  ['ludhiana', 17],
  ['kochi', 18],
  ['nashik', 19],
  ['visakhapatnam', 29],
  ['kanpur', 30],
] as const

const citiesAbroad = [
  ['dubai', 559],
  ['sharjah', 560],
  ['istanbul', 601],
  ['dhaka', 701],
] as const

/** The postcodes of each country; the Emirates have none. */
const postcodes = new Map([
  ['IN', /^[1-9]\d{5}$/],
  ['BD', /^\d{4}$/],
  ['TR', /^\d{5}$/],
])

/** The southern, northern, western and eastern bound of each country. */
const bounds = new Map([
  ['IN', [6.5, 35.7, 68.1, 97.5] as const],
  ['AE', [22.6, 26.2, 51.5, 56.5] as const],
  ['TR', [35.8, 42.2, 25.6, 44.9] as const],
  ['BD', [20.5, 26.7, 88.0, 92.7] as const],
])

const pointsOf = (city: City): readonly Point[] => [
  city.centre,
  ...city.localities.map(({ lat, lng }) => ({ lat, lng })),
]

const isServed =
  (city: City) =>
  (point: Point): boolean =>
    distanceKm(city.centre, point) <= city.radius_km

const servedBy = (city: City) => city.localities.filter(isServed(city))
const beyond = (city: City) => city.localities.filter((locality) => !isServed(city)(locality))

const isIn = (countrycode: string, { lat, lng }: Point): boolean => {
  const box = bounds.get(countrycode)
  if (box === undefined) return false
  const [south, north, west, east] = box
  return lat >= south && lat <= north && lng >= west && lng <= east
}

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

const cityNamed = (name: string): City | undefined =>
  cities.find((city) =>
    [city.city.replaceAll('_', ' '), ...city.aliases.map((alias) => alias.toLowerCase())].includes(
      name,
    ),
  )

describe('the gazetteer', () => {
  it.each([...indianCities, ...citiesAbroad])('knows %s as region %i', (name, region) => {
    const city = cityNamed(name)
    expect(city?.geo_region_id).toBe(region)
    expect(city?.localities.length).toBeGreaterThanOrEqual(15)
  })

  it('holds the cities of the product and no other', () => {
    const regions = new Set<number>([...indianCities, ...citiesAbroad].map(([, region]) => region))
    expect(new Set(cities.map(({ geo_region_id }) => geo_region_id))).toEqual(regions)
  })

  it.each(readdirSync(folder))(
    '%s is named after its city and has no field that is not read',
    (file) => {
      const written: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      const read = cities.find(({ city }) => `${city}.json` === file)
      expect(Object.keys(Object(written)).sort()).toEqual(
        [
          'city',
          'name',
          'aliases',
          'state',
          'country',
          'countrycode',
          'geo_region_id',
          'centre',
          'radius_km',
          'localities',
          'roads',
          'waters',
        ].sort(),
      )
      expect(read).toEqual(written)
    },
  )

  it('has each outside town once, and no city that serves it', () => {
    const outside = cities.flatMap(beyond)
    const served = outside.filter((town) => cities.some((city) => isServed(city)(town)))
    expect(served.map(({ name }) => name)).toEqual([])
    expect(repeated(outside.map(({ name }) => name))).toEqual([])
  })

  it('has every served locality in the pickup area of its own city', () => {
    const areas = cities.map(makeServiceArea)
    const strays = cities.flatMap((city) =>
      servedBy(city)
        .filter((locality) => pickupAreaAt(areas, locality)?.regionId !== city.geo_region_id)
        .map(({ name }) => `${name}, ${city.name}`),
    )
    expect(strays).toEqual([])
  })

  it('has no served locality that the website takes for one of another city', () => {
    const strays = cities.flatMap((city) =>
      servedBy(city)
        .filter(({ name, kind, lat, lng }) => {
          const details = { ...unknownDetails, city: kind === 'town' ? name : city.name }
          const place = { landmark: name, location: { lat, lng }, details }
          return cityOf(place)?.geoRegionId !== city.geo_region_id
        })
        .map(({ name }) => `${name}, ${city.name}`),
    )
    expect(strays).toEqual([])
  })
})

describe.each(byName)('%s', (_name, city) => {
  it('has for every locality a pincode in the format of its country', () => {
    const postcode = postcodes.get(city.countrycode)
    const wrong = city.localities.filter(({ pincode }) =>
      postcode === undefined ? pincode !== null : pincode === null || !postcode.test(pincode),
    )
    expect(wrong).toEqual([])
  })

  it('lies in its country with all of its points', () => {
    expect(pointsOf(city).filter((point) => !isIn(city.countrycode, point))).toEqual([])
  })

  it('serves its localities, but not the towns beyond its radius, of which it has at least one', () => {
    expect(servedBy(city).length).toBeGreaterThanOrEqual(15)
    expect(beyond(city).length).toBeGreaterThanOrEqual(1)
    expect(beyond(city).filter(({ kind }) => kind !== 'town')).toEqual([])
    const tooNear = beyond(city).filter(
      (town) => distanceKm(city.centre, town) < city.radius_km * 1.04,
    )
    expect(tooNear).toEqual([])
  })

  it('has each name once, and no alias that is another place', () => {
    const spellings = city.localities.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])])
    expect(repeated(spellings.map((spelling) => spelling.toLowerCase()))).toEqual([])
  })

  it('draws three to eight roads', () => {
    expect(city.roads.length).toBeGreaterThanOrEqual(3)
    expect(city.roads.length).toBeLessThanOrEqual(8)
    expect(city.roads.filter(({ line }) => line.length < 4 || line.length > 14)).toEqual([])
    expect(repeated(city.roads.map(({ name }) => name))).toEqual([])
  })

  it('draws its waters as closed rings, and no locality stands in one', () => {
    expect(city.waters.length).toBeGreaterThanOrEqual(1)
    expect(city.waters.filter(({ ring }) => ring.length < 4)).toEqual([])
    for (const { ring } of city.waters) expect(ring.at(-1)).toEqual(ring.at(0))
    const rings = city.waters.map(({ ring }) => ring.map(([lat, lng]): Position => [lng, lat]))
    const wet = city.localities.filter((place) => rings.some((ring) => ringsContain([ring], place)))
    expect(wet.map(({ name }) => name)).toEqual([])
  })
})
