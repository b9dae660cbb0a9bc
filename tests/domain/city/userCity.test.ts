import { describe, expect, it } from '@jest/globals'
import { cities } from '../../../config/market/cities.ts'
import { cityNames } from '../../../config/market/cityNames.ts'
import { limits } from '../../../config/market/limits.ts'
import { cityOfPlace } from '../../../src/domain/city/cityOfPlace.ts'
import { cityOfVisitor } from '../../../src/domain/city/cityOfVisitor.ts'
import { userCity } from '../../../src/domain/city/userCity.ts'
import { type Place, unknownDetails } from '../../../src/domain/place/address.ts'
import { metresBetween } from '../../../src/domain/place/coordinates.ts'

const midSea = { lat: 15.5, lng: 68.5 }

const placeIn = (city: string, landmark = 'Main Road 1', location = midSea): Place => ({
  landmark,
  location,
  details: { ...unknownDetails, city },
})

const cityOf = (place: Place) => cityOfPlace(cities, cityNames, limits.cityReach)(place)

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
    ['Vizag', 'visakhapatnam'],
  ])('is known by the name %s', (name, key) => {
    expect(cityOf(placeIn(name))?.key).toBe(key)
  })

  it('is read from the landmark if the details do not name it', () => {
    const banjaraHills = { lat: 17.4156, lng: 78.4347 }
    const address = 'Banjara Hills, Hyderabad, Telangana 500034'
    expect(cityOf(placeIn('', address, banjaraHills))?.geoRegionId).toBe(4)
    const andheri = { lat: 19.1136, lng: 72.8697 }
    expect(cityOf(placeIn('Somewhere', 'Andheri East - Mumbai', andheri))?.geoRegionId).toBe(1)
  })

  it('is the one named in the landmark even if another is nearer', () => {
    const inSharjah = { lat: 25.305, lng: 55.37 }
    expect(cityOf(placeIn('', 'Al Nahda', inSharjah))?.key).toBe('sharjah')
    expect(cityOf(placeIn('', 'Al Nahda, Dubai', inSharjah))?.key).toBe('dubai')
    expect(cityOf(placeIn('', 'Al Nahda - Dubai', inSharjah))?.key).toBe('dubai')
  })

  it('is the first one within reach if the landmark names two', () => {
    const between = { lat: 25.29, lng: 55.37 }
    expect(cityOf(placeIn('', 'Al Nahda, Dubai, Sharjah', between))?.key).toBe('dubai')
    expect(cityOf(placeIn('', 'Al Nahda, Sharjah, Dubai', between))?.key).toBe('sharjah')
  })

  it.each([
    ['Mumbai - Agra Highway, Dewas', { lat: 22.9623, lng: 76.0508 }, 'indore'],
    ['Mumbai - Agra Highway, Vijay Nagar, Indore', { lat: 22.7533, lng: 75.8937 }, 'indore'],
    ['Pune - Nashik Highway, Sinnar', { lat: 19.8457, lng: 73.9976 }, 'nashik'],
    ['Bengaluru - Chennai Highway, Sriperumbudur', { lat: 12.9675, lng: 79.9419 }, 'chennai'],
    ['Dhaka, Bihar', { lat: 26.6749, lng: 85.1669 }, undefined],
  ])('is never one out of reach, even if %s contains its name', (landmark, location, key) => {
    expect(cityOf(placeIn('', landmark, location))?.key).toBe(key)
  })

  it('is the one of the details if both name one', () => {
    expect(cityOf(placeIn('Pune', 'Mumbai Highway, Pune'))?.key).toBe('pune')
  })

  it.each(['', 'Toronto', 'constructor', '__proto__'])('is unknown for %j', (name) => {
    expect(cityOf(placeIn(name))).toBeNull()
  })

  it.each([
    ['Panvel', { lat: 18.9894, lng: 73.1175 }, 'mumbai'],
    ['Ballabhgarh', { lat: 28.3411, lng: 77.3255 }, 'delhi_NCR'],
    ['Barasat', { lat: 22.7203, lng: 88.4815 }, 'kolkata'],
  ])('is the nearest one for %s, a town that is no city of ours', (town, location, key) => {
    expect(cityOf(placeIn(town, `Main Road 1, ${town}`, location))?.key).toBe(key)
  })

  it('is the one of its name even if another is nearer', () => {
    const inPune = cities.find(({ key }) => key === 'pune')?.centre
    expect(cityOf(placeIn('Mumbai', 'Main Road 1', inPune))?.key).toBe('mumbai')
  })

  it('is one with a geo region, even if a city without one has the same centre', () => {
    const inDelhi = cities.filter(({ key }) => key === 'delhi' || key === 'delhi_NCR')
    for (const some of [inDelhi, inDelhi.toReversed()]) {
      const city = cityOfPlace(
        some,
        cityNames,
        limits.cityReach,
      )(placeIn('Ballabhgarh', 'Main Road 1', { lat: 28.3411, lng: 77.3255 }))
      expect(city?.key).toBe('delhi_NCR')
    }
  })

  it('is one with a geo region, even if a city without one has the same name', () => {
    const names = new Map([['delhi', 'delhi']])
    const inDelhi = { lat: 28.6139, lng: 77.209 }
    const known = cityOfPlace(cities, names, limits.cityReach)
    expect(known(placeIn('Delhi', 'Main Road 1', inDelhi))?.geoRegionId).toBe(2)
    expect(known(placeIn('', 'Main Road 1, Delhi', inDelhi))?.geoRegionId).toBe(2)
  })

  it('is within reach up to the last metre', () => {
    const [mumbai, , , bengaluru] = cities
    const away = metresBetween(mumbai?.centre ?? midSea, midSea)
    expect(cityOfPlace(cities, cityNames, away)(placeIn(''))?.key).toBe('mumbai')
    expect(cityOfPlace(cities, cityNames, away - 1)(placeIn(''))).toBeNull()
    const farther = metresBetween(bengaluru?.centre ?? midSea, midSea)
    const place = placeIn('', 'Bengaluru Road')
    const named = { ...place, landmark: 'Road 1, Bengaluru' }
    expect(cityOfPlace(cities, cityNames, farther)(place)?.key).toBe('mumbai')
    expect(cityOfPlace(cities, cityNames, farther)(named)?.key).toBe('bangalore')
    expect(cityOfPlace(cities, cityNames, farther - 1)(named)?.key).toBe('mumbai')
  })

  it('is null if the nearest one is too far away', () => {
    const { centre } = cityOf(placeIn('Nagpur')) ?? { centre: midSea }
    const toTheEast = (metres: number) => ({
      lat: centre.lat,
      lng: centre.lng + metres / (111_195 * Math.cos((centre.lat * Math.PI) / 180)),
    })
    expect(cityOf(placeIn('', 'A village', toTheEast(limits.cityReach - 100)))?.key).toBe('nagpur')
    expect(cityOf(placeIn('', 'A village', toTheEast(limits.cityReach + 100)))).toBeNull()
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
    'is the market’s own if %j is remembered',
    (remembered) => {
      expect(named(remembered)).toBe('bangalore')
    },
  )

  it('is the one of the page if no city of the market is remembered', () => {
    const [mumbai] = inIndia
    const onPage = (remembered: string | null) => cityOfVisitor(inIndia, 3)(remembered, mumbai)?.key
    expect(onPage(null)).toBe('mumbai')
    expect(onPage('dubai')).toBe('mumbai')
    expect(onPage('pune')).toBe('pune')
  })

  it('is null if the market has no cities', () => {
    expect(cityOfVisitor([], 3)('mumbai')).toBeNull()
  })
})
