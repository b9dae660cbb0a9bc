import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cities } from '../../../config/market/cities.ts'
import { geoRegionOfOrder } from '../../../src/domain/booking/orderRegion.ts'
import { parseOrderDraft } from '../../../src/domain/booking/parseOrderDraft.ts'
import { cityOfPlace } from '../../../src/domain/city/cityOfPlace.ts'
import type { City } from '../../../src/domain/market/city.ts'
import { anyDraft } from './drafts.ts'

const regionOf = geoRegionOfOrder(cityOfPlace(cities, new Map(), 75_000), 3)
const empty = parseOrderDraft([])
const bandra = {
  landmark: 'Bandra West, Mumbai',
  location: { lat: 19.0544, lng: 72.8402 },
  house: '',
}
const mysuru = { landmark: 'Mysuru Palace', location: { lat: 12.3052, lng: 76.6552 }, house: '' }
const sharjah = { landmark: 'Al Nud', location: { lat: 25.35, lng: 55.42 }, house: '' }

describe('the geo region of an order', () => {
  it('is the region of its fares, wherever its ends are', () => {
    expect(regionOf({ ...empty, geoRegionId: 4, pickup: bandra })).toBe(4)
  })

  it('is the region of its pickup’s city while there are no fares', () => {
    expect(regionOf({ ...empty, pickup: bandra, drop: sharjah })).toBe(1)
  })

  it.each([
    ['is not given', empty.pickup],
    ['lies in no city', mysuru],
  ])('is the region of its drop’s city if the pickup %s', (_, pickup) => {
    expect(regionOf({ ...empty, pickup, drop: sharjah })).toBe(560)
  })

  it('is the country’s own if neither end lies in a city', () => {
    expect(regionOf(empty)).toBe(3)
    expect(regionOf({ ...empty, pickup: mysuru, drop: mysuru })).toBe(3)
  })

  it('is the country’s own if the services do not know the city', () => {
    const nowhere: City = {
      key: 'mysuru',
      name: 'Mysuru',
      localNames: [],
      geoRegionId: null,
      region: 'in',
      centre: mysuru.location,
    }
    expect(geoRegionOfOrder(() => nowhere, 3)({ ...empty, pickup: mysuru })).toBe(3)
  })

  it('is looked up only for ends that have a point, and only without fares', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const asked: string[] = []
        const spying = geoRegionOfOrder(({ landmark }) => {
          asked.push(landmark)
          return null
        }, 3)
        const region = spying(draft)
        const places = [draft.pickup, draft.drop].filter(({ location }) => location !== null)
        return draft.geoRegionId === null
          ? region === 3 && asked.length === places.length
          : region === draft.geoRegionId && asked.length === 0
      }),
    )
  })
})
