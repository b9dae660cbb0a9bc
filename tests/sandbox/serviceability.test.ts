import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { quoteVehicles } from '../../sandbox/fare/quoteVehicles.ts'
import { vehicleModels } from '../../sandbox/fare/vehicles.ts'
import { distanceKm } from '../../sandbox/geometry/distance.ts'
import { areaContains, partsOf } from '../../sandbox/geometry/polygon.ts'
import { loadGazetteer } from '../../sandbox/places/gazetteer.ts'
import { dropsAt, makeServiceArea, pickupAreaAt } from '../../sandbox/serviceability/serviceArea.ts'
import { enquiry, get, headers, post } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'

const cities = loadGazetteer(join(import.meta.dirname, '../../sandbox/gazetteer'))
const areas = cities.map(makeServiceArea)
const named = cities.map((city) => ({ name: city.name, city, area: makeServiceArea(city) }))

const sandbox = sandboxForTests()

const serviceability = (id: number | string) =>
  get(`${sandbox().url}/sandbox/order/website/geo_regions/${id}/serviceability`, {
    headers: headers(),
  })

describe.each(named)('$name', ({ city, area }) => {
  const isServed = (point: { readonly lat: number; readonly lng: number }): boolean =>
    distanceKm(city.centre, point) <= city.radius_km

  it('picks up and drops at its centre and at every locality within its radius', () => {
    const served = [city.centre, ...city.localities.filter(isServed)]
    expect(served.filter((point) => !areaContains(area.pickup, point))).toEqual([])
    expect(served.filter((point) => !dropsAt(area, point))).toEqual([])
  })

  it('serves none of the places beyond its radius', () => {
    const beyond = city.localities.filter((locality) => !isServed(locality))
    expect(beyond.length).toBeGreaterThan(0)
    expect(beyond.filter((point) => areaContains(area.pickup, point))).toEqual([])
  })

  it('has closed rings, and drops wherever it picks up', () => {
    for (const ring of [area.pickup, area.drop].flatMap(partsOf).flat()) {
      expect(ring.at(0)).toEqual(ring.at(-1))
    }
    const border = partsOf(area.pickup).flatMap((rings) => rings[0] ?? [])
    const outer = border.map(([lng, lat]) => ({
      lat: city.centre.lat + (lat - city.centre.lat) * 0.995,
      lng: city.centre.lng + (lng - city.centre.lng) * 0.995,
    }))
    const lost = outer.filter((point) => areaContains(area.pickup, point) && !dropsAt(area, point))
    expect(lost).toEqual([])
  })

  it('quotes a fare from its centre to every locality that it serves', () => {
    for (const locality of city.localities.filter(isServed)) {
      const vehicles = quoteVehicles(area, city.centre, locality, 'trucks')
      expect(vehicles.map(({ base_fare }) => base_fare.value).every((fare) => fare > 0)).toBe(true)
      expect(vehicles.length).toBeGreaterThan(0)
    }
  })

  it('answers with the areas and zones that the validator uses', async () => {
    const { status, body } = await serviceability(city.geo_region_id)
    expect(status).toBe(200)
    expect(body).toEqual({
      pickup_polygon: area.pickup,
      drop_polygon: area.drop,
      zones: area.zones,
      vehicles: area.vehicleIds.map((vehicle_id) => ({
        id: expect.any(Number),
        vehicle_id,
        name: vehicleModels.find(({ id }) => id === vehicle_id)?.name,
      })),
    })
  })
})

describe('the areas', () => {
  it('have a hole in which nothing is served', () => {
    const bengaluru = areas.find(({ regionId }) => regionId === 3)
    const airBase = { lat: 13.1358, lng: 77.6066 }
    expect(bengaluru?.pickup.coordinates.length).toBe(2)
    expect(pickupAreaAt(areas, airBase)).toBeUndefined()
    expect(bengaluru !== undefined && dropsAt(bengaluru, airBase)).toBe(false)
  })

  it('have two parts if a creek divides the city', () => {
    const mumbai = areas.find(({ regionId }) => regionId === 1)
    expect(mumbai?.pickup.type).toBe('MultiPolygon')
    const [west = [], east = []] = mumbai === undefined ? [] : partsOf(mumbai.pickup)
    const part = (coordinates: typeof west) => ({ type: 'Polygon' as const, coordinates })
    const andheri = { lat: 19.1197, lng: 72.8464 }
    const vashi = { lat: 19.0745, lng: 72.9978 }
    expect([andheri, vashi].map((point) => areaContains(part(west), point))).toEqual([true, false])
    expect([andheri, vashi].map((point) => areaContains(part(east), point))).toEqual([false, true])
  })

  it('assign a point that two cities serve to the nearer one', () => {
    const points = Array.from({ length: 40 }, (_, step) => ({
      lat: 25.2 + step * 0.005,
      lng: 55.27 + step * 0.005,
    }))
    const contested = points.filter(
      (point) => areas.filter(({ pickup }) => areaContains(pickup, point)).length > 1,
    )
    expect(contested.length).toBeGreaterThan(0)
    for (const point of contested) {
      const serving = areas.filter(({ pickup }) => areaContains(pickup, point))
      const nearest = Math.min(...serving.map(({ centre }) => distanceKm(centre, point)))
      const chosen = pickupAreaAt(areas, point)
      expect(chosen !== undefined && distanceKm(chosen.centre, point)).toBe(nearest)
    }
  })

  it('are found only by region', async () => {
    expect(await serviceability(20)).toMatchObject({ status: 404 })
    expect(await serviceability('constructor')).toMatchObject({ status: 404 })
  })
})

describe('vehicles', () => {
  const idsBetween = async (from: readonly [string, string], to: readonly [string, string]) => {
    const { body } = await post(
      `${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2`,
      {
        query: enquiry({
          from_address_lat: from[0],
          from_address_long: from[1],
          to_address_lat: to[0],
          to_address_long: to[1],
        }),
      },
    )
    const vehicles: unknown = Reflect.get(Object(body), 'vehicles')
    return Array.isArray(vehicles) ? vehicles.map(({ vehicle_id }) => vehicle_id) : []
  }
  const centre = ['12.9716', '77.5946'] as const
  const koramangala = ['12.935223', '77.624481'] as const
  const attibeleSide = ['12.8000', '77.7000'] as const

  it('long trucks pick up in the core and do not drop there', async () => {
    expect(await idsBetween(centre, koramangala)).toContain(4)
    expect(await idsBetween(koramangala, centre)).not.toContain(4)
  })

  it('electric ones stay in the inner city', async () => {
    expect(await idsBetween(centre, koramangala)).toEqual(expect.arrayContaining([126, 127]))
    const outward = await idsBetween(centre, attibeleSide)
    expect(outward).toContain(1)
    expect(outward).not.toContain(127)
  })
})
