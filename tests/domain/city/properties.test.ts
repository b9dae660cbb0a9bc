import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cities } from '../../../config/market/cities.ts'
import { cityNames } from '../../../config/market/cityNames.ts'
import { limits } from '../../../config/market/limits.ts'
import { cityOfPlace } from '../../../src/domain/city/cityOfPlace.ts'
import { cityOfVisitor } from '../../../src/domain/city/cityOfVisitor.ts'
import { userCity } from '../../../src/domain/city/userCity.ts'
import { cityOfGeoRegion } from '../../../src/domain/market/city.ts'
import { metresBetween } from '../../../src/domain/place/coordinates.ts'
import { placeAt } from '../../support/places.ts'
import { anyPlace, anyText } from '../drawn.ts'

const anyCity = fc.constantFrom(...cities)
const anyName = fc.constantFrom(...cityNames)
const anyReach = fc.integer({ min: 0, max: 200_000 })
const anyWhere = anyCity.chain(({ centre }) =>
  fc.record({
    lat: fc.double({ min: centre.lat - 1, max: centre.lat + 1, noNaN: true }),
    lng: fc.double({ min: centre.lng - 1, max: centre.lng + 1, noNaN: true }),
  }),
)
const known = cities.filter(({ geoRegionId }) => geoRegionId !== null)

describe('the city of a place', () => {
  it('is found by any of its names, in the details or the landmark, even in capitals', () => {
    const anyCase = fc.constantFrom(
      (name: string) => ` ${name} `,
      (name: string) => name.toUpperCase(),
    )
    fc.assert(
      fc.property(anyName, anyCase, fc.boolean(), ([name, key], written, inDetails) => {
        // Leaves out what lower case does not restore: İ has another small letter than I.
        fc.pre(written(name).trim().toLowerCase() === name)
        const centre = cities.find((city) => city.key === key)?.centre ?? { lat: 0, lng: 0 }
        const place = inDetails
          ? placeAt('Road 1', { lat: 12.9, lng: 77.6 })
          : placeAt(`Road 1, ${written(name)}`, centre)
        const details = { ...place.details, city: inDetails ? written(name) : '' }
        expect(cityOfPlace(cities, cityNames, limits.cityReach)({ ...place, details })?.key).toBe(
          key,
        )
      }),
    )
  })

  it('is the nearest known one within reach if the place names no city', () => {
    fc.assert(
      fc.property(anyWhere, anyReach, (location, reach) => {
        const city = cityOfPlace(cities, cityNames, reach)(placeAt('Road 1', location))
        const away = known.map(({ centre }) => metresBetween(centre, location))
        expect(away.some((metres) => metres <= reach)).toBe(city !== null)
        if (city !== null) {
          expect(known).toContain(city)
          expect(metresBetween(city.centre, location)).toBe(Math.min(...away))
        }
      }),
    )
  })

  it('is within reach, whatever the landmark names', () => {
    const anyLandmark = fc
      .array(
        fc.oneof(
          anyName.map(([name]) => name),
          anyText,
        ),
        { maxLength: 4 },
      )
      .chain((parts) => fc.constantFrom(', ', ' - ').map((between) => parts.join(between)))
    fc.assert(
      fc.property(anyLandmark, anyWhere, anyReach, (landmark, location, reach) => {
        const city = cityOfPlace(cities, cityNames, reach)(placeAt(landmark, location))
        const away = known.map(({ centre }) => metresBetween(centre, location))
        expect(away.some((metres) => metres <= reach)).toBe(city !== null)
        if (city !== null) expect(metresBetween(city.centre, location)).toBeLessThanOrEqual(reach)
      }),
    )
  })

  it('is one of the list or null, whatever the place is called', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const city = cityOfPlace(cities, cityNames, limits.cityReach)(place)
        if (city !== null) expect(cities).toContain(city)
        expect(cityOfPlace([], cityNames, limits.cityReach)(place)).toBeNull()
      }),
    )
  })
})

describe('the city of a visitor', () => {
  it('is the one that was remembered', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        expect(cityOfVisitor(cities, 3)(userCity(city))?.key).toBe(city.key)
        expect(userCity(city)).toBe(userCity({ key: userCity(city) }))
      }),
    )
  })

  it('is the market’s own if no known city was remembered', () => {
    fc.assert(
      fc.property(fc.option(anyText), fc.integer({ min: 0, max: 60 }), (remembered, region) => {
        fc.pre(!cities.some((city) => userCity(city) === remembered))
        expect(cityOfVisitor(cities, region)(remembered)).toBe(cityOfGeoRegion(cities)(region))
      }),
    )
  })

  it('is the one of the page unless another known city was remembered', () => {
    fc.assert(
      fc.property(anyCity, fc.option(anyText), (city, remembered) => {
        fc.pre(!cities.some((other) => userCity(other) === remembered))
        expect(cityOfVisitor(cities, 3)(remembered, city)).toBe(city)
      }),
    )
  })
})
