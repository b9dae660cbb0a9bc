import { describe, expect, it } from '@jest/globals'
import { cities } from '../../../config/market/cities.ts'
import { cityNames } from '../../../config/market/cityNames.ts'
import { cityOfPlace, cityOfVisitor, userCity } from '../../../src/domain/lead/userCity.ts'
import { type Place, unknownDetails } from '../../../src/domain/place/address.ts'

const placeIn = (city: string, landmark = 'Main Road 1'): Place => ({
  landmark,
  location: { lat: 12.9, lng: 77.6 },
  details: { ...unknownDetails, city },
})

const cityOf = (place: Place) => cityOfPlace(cities, cityNames)(place)

describe('the city that a place lies in', () => {
  it.each([
    ['Bengaluru', 'bangalore'],
    ['  BENGALURU ', 'bangalore'],
    ['Bangalore', 'bangalore'],
    ['Gurugram', 'delhi_NCR'],
    ['New Delhi', 'delhi_NCR'],
    ['Navi Mumbai', 'mumbai'],
    ['İstanbul', 'istanbul'],
    ['ঢাকা', 'dhaka'],
    ['دبي', 'dubai'],
  ])('is known by the name %s', (name, key) => {
    expect(cityOf(placeIn(name))?.key).toBe(key)
  })

  it('is read from the landmark where the details do not say it', () => {
    expect(cityOf(placeIn('', 'Banjara Hills, Hyderabad, Telangana 500034'))?.geoRegionId).toBe(4)
    expect(cityOf(placeIn('Somewhere', 'Andheri East - Mumbai'))?.geoRegionId).toBe(1)
  })

  it('is that of the details where both say one', () => {
    expect(cityOf(placeIn('Pune', 'Mumbai Highway, Pune'))?.key).toBe('pune')
  })

  it.each(['', 'Toronto', 'constructor', '__proto__'])('is unknown for %j', (name) => {
    expect(cityOf(placeIn(name))).toBeNull()
  })

  it('may be any city that the services know', () => {
    const known = cities.filter(({ geoRegionId }) => geoRegionId !== null)
    expect(new Set(cityNames.values())).toEqual(new Set(known.map(({ key }) => key)))
  })
})

describe('a city as the browser remembers it', () => {
  it('is its key in lower case', () => {
    expect(userCity({ key: 'delhi_NCR' })).toBe('delhi_ncr')
  })
})

describe('the city to name to a visitor', () => {
  const inIndia = cities.filter(({ region }) => region === 'in')
  const named = (remembered: string | null) => cityOfVisitor(inIndia, 3)(remembered)?.key

  it('is the one that the browser remembers', () => {
    expect(named('delhi_ncr')).toBe('delhi_NCR')
    expect(named('delhi')).toBe('delhi')
  })

  it.each([null, '', 'dubai', 'atlantis', '__proto__'])(
    'is the market’s own where %j is remembered',
    (remembered) => {
      expect(named(remembered)).toBe('bangalore')
    },
  )

  it('is none where the market has none', () => {
    expect(cityOfVisitor([], 3)('mumbai')).toBeNull()
  })
})
