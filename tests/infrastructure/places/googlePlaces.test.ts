import { beforeEach, describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { Places, Prediction } from '../../../src/application/place/places.port.ts'
import { awaited } from '../../../src/application/ports/abandonment.port.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import type { AddressDetails } from '../../../src/domain/place/address.ts'
import {
  type GooglePlacesNeeds,
  makeGooglePlaces,
} from '../../../src/infrastructure/places/googlePlaces.ts'
import {
  type GoogleMapsFake,
  type GoogleService,
  type GoogleSpot,
  makeGoogleMapsFake,
} from '../../support/googleMapsFake.ts'
import { googleMapsWorld } from '../../support/googleMapsWorld.ts'
import { ample } from '../support/services.ts'
import { givingUp, placesContract, type ServiceFault } from './placesContract.ts'

const bengaluru = { lat: 12.971599, lng: 77.594566 }

const googlePlaces = (fake: GoogleMapsFake, needs: Partial<GooglePlacesNeeds> = {}): Places =>
  makeGooglePlaces({
    load: TE.right(fake.api),
    countryCode: 'IN',
    language: 'en-IN',
    deadline: ample,
    isOnline: () => true,
    report: () => undefined,
    ...needs,
  })

const statuses = {
  unreachable: 'NETWORK',
  silent: 'SILENT',
  refusing: 'INTERNAL',
} as const satisfies Record<ServiceFault, string>

const contractOn = (
  adapter: string,
  services: { readonly search: GoogleService; readonly describe: GoogleService },
  ...denied: readonly GoogleService[]
) =>
  placesContract(adapter, async () => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    fake.deny(...denied)
    return {
      open: (countryCode, deadline) => googlePlaces(fake, { countryCode, deadline }),
      failNext: (question, fault) => fake.failNext(services[question], statuses[fault]),
      // A denied request does not count, because the other service answers in its place.
      heard: () => fake.bill().filter(({ service }) => !denied.includes(service)).length,
      close: async () => undefined,
    }
  })

contractOn('Google', { search: 'suggest', describe: 'geocode' })
contractOn(
  'Google’s legacy services',
  { search: 'legacySuggest', describe: 'geocode' },
  'suggest',
  'place',
)

describe('a request to Google', () => {
  const asked = async (...denied: readonly GoogleService[]) => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    fake.deny(...denied)
    const places = googlePlaces(fake, { language: 'bn-IN' })
    const found = await places.search('koramangala', bengaluru, awaited)()
    const [prediction] = E.isRight(found) ? found.right : []
    if (prediction === undefined) throw new Error('nothing found')
    await places.resolve(prediction)()
    await places.describe(bengaluru, awaited)()
    return fake.bill().filter(({ service }) => !denied.includes(service))
  }

  it('is made in the language of the page, and searches near the customer', async () => {
    expect(await asked()).toMatchObject([
      { service: 'suggest', language: 'bn-IN', near: bengaluru },
      { service: 'place', language: 'bn-IN' },
      { service: 'geocode', language: 'bn-IN' },
    ])
  })

  it('of the legacy services is, too', async () => {
    expect(await asked('suggest', 'place')).toMatchObject([
      { service: 'legacySuggest', language: 'bn-IN', near: bengaluru },
      { service: 'legacyDetails', language: 'bn-IN' },
      { service: 'geocode', language: 'bn-IN' },
    ])
  })
})

describe('the details of a Google address', () => {
  const unknown = { state: '', city: '', pincode: '', locality: '', subLocality: '' }
  const [spot] = googleMapsWorld

  it.each<[parts: GoogleSpot['parts'], details: Partial<AddressDetails>]>([
    [[['administrative_area_level_1', 'Karnataka']], { state: 'Karnataka' }],
    [[['locality', 'Bengaluru']], { city: 'Bengaluru' }],
    [[['postal_town', 'Bengaluru']], { city: 'Bengaluru' }],
    [[['administrative_area_level_3', 'Bangalore Urban']], { city: 'Bangalore Urban' }],
    [
      [
        ['administrative_area_level_3', 'Bangalore Urban'],
        ['locality', 'Bengaluru'],
      ],
      { city: 'Bengaluru' },
    ],
    [[['postal_code', '560034']], { pincode: '560034' }],
    [[['sublocality_level_1', 'Koramangala']], { locality: 'Koramangala' }],
    [[['sublocality', 'Koramangala']], { locality: 'Koramangala' }],
    [[['sublocality_level_2', '4th Block']], { subLocality: '4th Block' }],
    [[['neighborhood', 'ST Bed']], { subLocality: 'ST Bed' }],
    [
      [
        ['neighborhood', 'ST Bed'],
        ['sublocality_level_2', '4th Block'],
      ],
      { subLocality: '4th Block' },
    ],
    [[['route', '80 Feet Road']], {}],
  ])('of %j are %j', async (parts, details) => {
    if (spot === undefined) throw new Error('there is no place')
    const places = googlePlaces(makeGoogleMapsFake([{ ...spot, parts }]))
    const place = await places.describe({ lat: spot.lat, lng: spot.lng }, awaited)()
    expect(place).toMatchObject(E.right({ details: { ...unknown, ...details } }))
  })
})

describe('Google’s sessions', () => {
  let fake: GoogleMapsFake
  let places: Places
  beforeEach(() => {
    fake = makeGoogleMapsFake(googleMapsWorld)
    places = googlePlaces(fake)
  })

  const search = async (text: string): Promise<readonly Prediction[]> => {
    const found = await places.search(text, bengaluru, awaited)()
    return E.isRight(found) ? found.right : []
  }
  const choose = async (text: string) => {
    const [first] = await search(text)
    return places.resolve(first ?? { id: '', primary: '', secondary: '' })()
  }
  const billed = () => fake.bill().map(({ service, session }) => [service, session])

  it('make no token before the first search', async () => {
    await places.describe(bengaluru, awaited)()
    expect(billed()).toEqual([['geocode', null]])
  })

  it('end with the place that was chosen, and a new one begins for the next search', async () => {
    await search('kora')
    await search('koram')
    await choose('koramangala')
    await search('indiranagar')
    expect(billed()).toEqual([
      ['suggest', 1],
      ['suggest', 1],
      ['suggest', 1],
      ['place', 1],
      ['suggest', 2],
    ])
  })

  it('request only the fields that an address needs', async () => {
    await choose('koramangala')
    expect(fake.bill().at(-1)?.fields).toEqual([
      'location',
      'formattedAddress',
      'addressComponents',
    ])
  })

  it('end when the search is given up', async () => {
    await search('kora')
    places.abandon()
    await search('kora')
    expect(billed().map(([, session]) => session)).toEqual([1, 2])
  })

  it('end when a search fails', async () => {
    await search('kora')
    fake.failNext('suggest', 'UNAVAILABLE')
    await search('koram')
    await search('korama')
    expect(billed().map(([, session]) => session)).toEqual([1, 1, 2])
  })

  it('continue when the next keystroke abandons a request', async () => {
    const { abandonment, giveUp } = givingUp()
    fake.failNext('suggest', 'SILENT')
    const first = places.search('kora', bengaluru, abandonment)()
    await new Promise((resolve) => setTimeout(resolve, 0))
    giveUp()
    await first
    await choose('koramangala')
    expect(billed().map(([, session]) => session)).toEqual([1, 1, 1])
  })

  it('never send the token of a session that has ended', async () => {
    const [found] = await search('koramangala')
    if (found === undefined) throw new Error('nothing found')
    await places.resolve(found)()
    await places.resolve(found)()
    fake.failNext('place', 'UNAVAILABLE')
    await choose('indiranagar')
    await places.resolve(found)()
    expect(fake.overused()).toEqual([])
    expect(fake.bill().filter(({ service }) => service === 'place')).toMatchObject([
      { session: 1 },
      { session: null },
      { session: 2 },
      { session: null },
    ])
  })

  it('show a late answer after their end without charging a place to it', async () => {
    const late = places.search('koramangala', bengaluru, awaited)()
    await new Promise((resolve) => setTimeout(resolve, 0))
    places.abandon()
    const found = await late
    const [prediction] = E.isRight(found) ? found.right : []
    expect(prediction?.primary).toBe('Koramangala')
    if (prediction !== undefined) await places.resolve(prediction)()
    expect(fake.bill().at(-1)).toMatchObject({ service: 'place', session: null })
  })

  it('give an address that lacks the chosen name with that name before it', async () => {
    expect(await choose('prestige tech')).toMatchObject({
      right: {
        landmark:
          'Prestige Tech Park, Outer Ring Rd, Kadubeesanahalli, Bengaluru, Karnataka 560103, India',
      },
    })
  })

  it('give no position for a business without a place', async () => {
    expect(await choose('asha mobile')).toEqual(E.left({ kind: 'PlaceWithoutPosition' }))
  })

  it('describe a point by an address rather than by a plus code', async () => {
    expect(await places.describe({ lat: 12.978, lng: 77.641 }, awaited)()).toMatchObject({
      right: { landmark: 'Indiranagar, Bengaluru, Karnataka 560038, India' },
    })
  })
})

describe('ids that Google has dropped', () => {
  const old: Prediction = { id: 'ChIJ-old', primary: 'Koramangala', secondary: '' }
  const resolve = (prepare: (fake: GoogleMapsFake) => void) => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    prepare(fake)
    return { fake, outcome: googlePlaces(fake).resolve(old)() }
  }

  it('are replaced once by a fresh id, which costs one more lookup', async () => {
    const { fake, outcome } = resolve((google) => google.retire('ChIJ-old', 'ChIJ-koramangala'))
    expect(await outcome).toMatchObject({ right: { details: { pincode: '560034' } } })
    expect(fake.bill().map(({ fields }) => fields?.join())).toEqual([
      'location,formattedAddress,addressComponents',
      'id',
      'location,formattedAddress,addressComponents',
    ])
  })

  it('are given up if no fresh id can be fetched', async () => {
    const { outcome } = resolve((google) => google.retire('ChIJ-old', null))
    expect(await outcome).toEqual(E.left({ kind: 'PlaceIdRefreshFailed' }))
  })

  it('are given up if the fresh id is stale, too', async () => {
    const { fake, outcome } = resolve((google) => {
      google.retire('ChIJ-old', 'ChIJ-older')
      google.retire('ChIJ-older', 'ChIJ-oldest')
    })
    expect(await outcome).toEqual(E.left({ kind: 'PlaceRetryFailed' }))
    expect(fake.bill()).toHaveLength(3)
  })

  it('are given up if the network is lost before a fresh id is fetched', async () => {
    const { outcome } = resolve((google) => {
      google.failNext('place', 'NOT_FOUND')
      google.failNext('place', 'NETWORK')
    })
    expect(await outcome).toEqual(E.left({ kind: 'PlaceIdRefreshFailed' }))
  })

  it('are refreshed by the legacy services, too', async () => {
    const { fake, outcome } = resolve((google) => {
      google.deny('suggest', 'place')
      google.retire('ChIJ-old', 'ChIJ-koramangala')
    })
    expect(await outcome).toMatchObject({ right: { details: { pincode: '560034' } } })
    expect(fake.bill().at(-2)?.fields).toEqual(['place_id'])
  })
})

describe('a place that Google refuses', () => {
  const chosen = async (service: GoogleService, how: string, ...denied: GoogleService[]) => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    fake.deny(...denied)
    const places = googlePlaces(fake)
    const found = await places.search('koramangala', bengaluru, awaited)()
    const [prediction] = E.isRight(found) ? found.right : []
    if (prediction === undefined) throw new Error('nothing found')
    fake.failNext(service, how)
    const before = fake.bill().length
    const outcome = await places.resolve(prediction)()
    return { outcome, asked: fake.bill().slice(before), overused: fake.overused() }
  }
  const koramangala = { right: { details: { pincode: '560034' } } }

  it.each(['NOT_FOUND', 'INVALID_ARGUMENT', 'INVALID_REQUEST', 'ZERO_RESULTS'])(
    'with %s is requested once more by a fresh id, outside the session',
    async (status) => {
      const { outcome, asked, overused } = await chosen('place', status)
      expect(outcome).toMatchObject(koramangala)
      expect(asked.map(({ session, fields }) => [session, fields?.join()])).toEqual([
        [1, 'location,formattedAddress,addressComponents'],
        [null, 'id'],
        [null, 'location,formattedAddress,addressComponents'],
      ])
      expect(overused).toEqual([])
    },
  )

  it.each(['NOT_FOUND', 'INVALID_REQUEST', 'ZERO_RESULTS'])(
    'by the legacy services with %s is requested once more by them',
    async (status) => {
      const { outcome, asked } = await chosen('legacyDetails', status, 'suggest', 'place')
      expect(outcome).toMatchObject(koramangala)
      expect(asked.map(({ service, fields }) => [service, fields?.join()])).toEqual([
        ['legacyDetails', 'geometry.location,formatted_address,address_components'],
        ['legacyDetails', 'place_id'],
        ['legacyDetails', 'geometry.location,formatted_address,address_components'],
      ])
    },
  )

  it.each([
    ['RESOURCE_EXHAUSTED', { kind: 'NetworkError', because: 'askedTooOften' }],
    ['OVER_QUERY_LIMIT', { kind: 'NetworkError', because: 'askedTooOften' }],
    ['INTERNAL', { kind: 'NetworkError', because: 'failed' }],
    ['NETWORK', { kind: 'Unreachable', because: 'connection' }],
  ])('with %s is not requested again, as another id would not help', async (status, left) => {
    const { outcome, asked } = await chosen('place', status)
    expect(outcome).toMatchObject({ left })
    expect(asked).toHaveLength(1)
  })

  it('is not found if no id of it is known', async () => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    const unknown: Prediction = { id: 'not-an-id', primary: 'Somewhere', secondary: '' }
    expect(await googlePlaces(fake).resolve(unknown)()).toEqual(E.left({ kind: 'PlaceNotFound' }))
    // The second request asks only for the id, which costs nothing.
    expect(fake.bill().map(({ fields }) => fields?.join())).toEqual([
      'location,formattedAddress,addressComponents',
      'id',
    ])
  })
})

describe('a key without all permissions', () => {
  const withKey = (...denied: readonly GoogleService[]) => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    const reports: Report[] = []
    fake.deny(...denied)
    const places = googlePlaces(fake, { report: (report) => reports.push(report) })
    return { fake, places, reports }
  }

  it('makes searches fall back to the legacy services for good, with one report', async () => {
    const { fake, places, reports } = withKey('suggest', 'place')
    const found = await places.search('koramangala', bengaluru, awaited)()
    const [prediction] = E.isRight(found) ? found.right : []
    if (prediction === undefined) throw new Error('nothing found')
    const place = await places.resolve(prediction)()
    await places.search('indiranagar', bengaluru, awaited)()
    expect(place).toMatchObject({
      right: {
        landmark: 'Koramangala, Bengaluru, Karnataka 560034, India',
        location: { lat: 12.935223, lng: 77.624481 },
      },
    })
    expect(fake.bill().map(({ service, session }) => [service, session])).toEqual([
      ['suggest', 1],
      ['legacySuggest', 1],
      ['legacyDetails', 1],
      ['legacySuggest', 2],
    ])
    expect(reports).toEqual([{ tag: 'MAPS', about: 'fallback to the legacy places services' }])
  })

  it('makes them fall back if only place details are denied', async () => {
    const { fake, places } = withKey('place')
    const found = await places.search('koramangala', bengaluru, awaited)()
    const [prediction] = E.isRight(found) ? found.right : []
    if (prediction === undefined) throw new Error('nothing found')
    expect(E.isRight(await places.resolve(prediction)())).toBe(true)
    expect(fake.bill().map(({ service }) => service)).toEqual(['suggest', 'place', 'legacyDetails'])
    expect(fake.overused()).toEqual([])
  })

  it('makes a place fall back that was offered before the denial was known', async () => {
    const { places } = withKey('place')
    const offered = async (text: string): Promise<Prediction> => {
      const found = await places.search(text, bengaluru, awaited)()
      const [prediction] = E.isRight(found) ? found.right : []
      if (prediction === undefined) throw new Error('nothing found')
      return prediction
    }
    const first = await offered('koramangala')
    const [pickup, second] = await Promise.all([places.resolve(first)(), offered('indiranagar')])
    expect(E.isRight(pickup)).toBe(true)
    expect(E.isRight(await places.resolve(second)())).toBe(true)
  })

  it('leaves places unavailable if both services are denied, with one report', async () => {
    const { places, reports } = withKey('suggest', 'place', 'legacySuggest', 'geocode')
    const unavailable = E.left({ kind: 'PlacesUnavailable' })
    expect(await places.search('koramangala', bengaluru, awaited)()).toEqual(unavailable)
    expect(await places.search('koramangala', bengaluru, awaited)()).toEqual(unavailable)
    expect(await places.describe(bengaluru, awaited)()).toEqual(unavailable)
    expect(reports.map(({ about }) => about)).toEqual([
      'fallback to the legacy places services',
      'key may not use places or geocoding',
    ])
  })

  it('causes no fallback for any other failure', async () => {
    const { fake, places, reports } = withKey()
    fake.failNext('suggest', 'RESOURCE_EXHAUSTED')
    expect(await places.search('koramangala', bengaluru, awaited)()).toEqual(
      E.left({ kind: 'NetworkError', because: 'askedTooOften', message: null }),
    )
    await places.search('koramangala', bengaluru, awaited)()
    expect(fake.bill().map(({ service }) => service)).toEqual(['suggest', 'suggest'])
    expect(reports).toEqual([])
  })
})

describe('a part of Google’s script that cannot be constructed', () => {
  class Broken {
    constructor() {
      throw new Error('no such part')
    }
  }
  const lost = E.left({ kind: 'Unreachable', because: 'connection' })

  it('makes a search unreachable if it is the session token', async () => {
    const { api } = makeGoogleMapsFake(googleMapsWorld)
    const parts = { ...api.places, AutocompleteSessionToken: Broken }
    const places = googlePlaces(makeGoogleMapsFake([]), {
      load: TE.right({ ...api, places: parts }),
    })
    expect(await places.search('koramangala', bengaluru, awaited)()).toEqual(lost)
  })

  it('makes a description unreachable if it is the geocoder', async () => {
    const { api } = makeGoogleMapsFake(googleMapsWorld)
    class Geocoder extends Broken {
      geocode = api.Geocoder.prototype.geocode
    }
    const places = googlePlaces(makeGoogleMapsFake([]), { load: TE.right({ ...api, Geocoder }) })
    expect(await places.describe(bengaluru, awaited)()).toEqual(lost)
  })
})

describe('a Google script that does not load', () => {
  it('leaves every lookup unavailable', async () => {
    const places = googlePlaces(makeGoogleMapsFake([]), { load: TE.left({ kind: 'MapsFailed' }) })
    const unavailable = E.left({ kind: 'PlacesUnavailable' })
    const somewhere = { id: 'ChIJ', primary: 'Somewhere', secondary: '' }
    expect(await places.search('koramangala', bengaluru, awaited)()).toEqual(unavailable)
    expect(await places.resolve(somewhere)()).toEqual(unavailable)
    expect(await places.describe(bengaluru, awaited)()).toEqual(unavailable)
  })

  it('sends no request for a customer who gave up while it was loading', async () => {
    const fake = makeGoogleMapsFake(googleMapsWorld)
    let loaded: () => void = () => undefined
    const load = () =>
      new Promise<E.Right<typeof fake.api>>((resolve) => {
        loaded = () => resolve({ _tag: 'Right', right: fake.api })
      })
    const { abandonment, giveUp } = givingUp()
    const searching = googlePlaces(fake, { load }).search('koramangala', bengaluru, abandonment)()
    await new Promise((resolve) => setTimeout(resolve, 0))
    giveUp()
    expect(E.isLeft(await searching)).toBe(true)
    loaded()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(fake.bill()).toEqual([])
  })
})
