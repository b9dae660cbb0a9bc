/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { type Sandbox, startSandbox } from '../../../sandbox/startSandbox.ts'
import { awaited } from '../../../src/application/ports/abandonment.port.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import { makePhotonPlaces } from '../../../src/infrastructure/places/makePhotonPlaces.ts'
import type { PhotonPlacesNeeds } from '../../../src/infrastructure/places/photonPlaces.ts'
import { ample } from '../support/services.ts'
import { givingUp, placesContract, type ServiceFault } from './placesContract.ts'

let sandbox: Sandbox

const calls = { search: 'placesSearch', describe: 'placesReverse' } as const
const faults = {
  unreachable: 'refuse',
  silent: 'hang',
  refusing: 'error500Json',
} as const satisfies Record<ServiceFault, string>

const bengaluru = { lat: 12.971599, lng: 77.594566 }

const photon = (needs: Partial<PhotonPlacesNeeds> = {}) =>
  makePhotonPlaces({
    placesUrl: `${sandbox.url}/sandbox/places`,
    countryCode: 'IN',
    language: 'en-IN',
    deadline: ample,
    fetch,
    isOnline: () => true,
    report: () => undefined,
    ...needs,
  })

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, forTests: true })
})
afterAll(() => sandbox.close())

placesContract('Photon, the sandbox answering', async () => {
  // What the test before has given up may still be on its way: it arrives before this does.
  await fetch(`${sandbox.url}/sandbox/journal`)
  const before = sandbox.journal().length
  return {
    open: (countryCode, deadline) => photon({ countryCode, deadline }),
    failNext: (question, fault) => {
      sandbox.faults.add({ call: calls[question], fault: faults[fault] })
    },
    heard: () => sandbox.journal().length - before,
    close: async () => sandbox.faults.clear(),
  }
})

type Journalled = { readonly query: Readonly<Record<string, string>> }
const lastQuery = (): Journalled['query'] => sandbox.journal().at(-1)?.query ?? {}

describe('a request to Photon', () => {
  it('searches near the customer, in the country, for seven places at most', async () => {
    const found = await photon().search('nagar', bengaluru, awaited)()
    expect(lastQuery()).toEqual({
      q: 'nagar',
      limit: '7',
      lang: 'en',
      lat: '12.971599',
      lon: '77.594566',
      countrycode: 'IN',
    })
    expect(E.isRight(found) && found.right.length).toBe(7)
  })

  it.each([
    ['en-IN', 'en'],
    ['FR', 'fr'],
    ['bn-BD', 'default'],
    ['tr', 'default'],
  ])('asks for %s in the language %s', async (language, lang) => {
    await photon({ language }).describe({ lat: 12.97, lng: 77.59 }, awaited)()
    expect(lastQuery()).toMatchObject({ lat: '12.97', lon: '77.59', lang })
  })

  it('searches for an address in a wider radius than Photon’s default', async () => {
    const described = await photon().describe({ lat: 12.85, lng: 77.52 }, awaited)()
    expect(lastQuery()).toEqual({ lat: '12.85', lon: '77.52', radius: '20', lang: 'en' })
    expect(E.isRight(described)).toBe(true)
  })

  it('sends the typed text unchanged, whatever is in it', async () => {
    const text = 'a&b=c #ü कोर + 100%'
    await photon().search(text, bengaluru, awaited)()
    expect(lastQuery()['q']).toBe(text)
  })

  it('works with a service URL that ends in a slash', async () => {
    const places = photon({ placesUrl: `${sandbox.url}/sandbox/places/` })
    expect(E.isRight(await places.search('koramangala', bengaluru, awaited)())).toBe(true)
  })
})

describe('the address of a Photon server', () => {
  it.each(['localhost:2322', 'photon.example.in', 'ftp://photon.example.in', 'http://['])(
    'is refused as soon as it is given if no search can be sent to it: %p',
    (placesUrl) => {
      expect(() => photon({ placesUrl })).toThrow(
        new TypeError(
          `makePhotonPlaces: no search can be sent to the placesUrl "${placesUrl}". It begins with http:// or https://, or with a slash.`,
        ),
      )
    },
  )

  it.each(['http://localhost:2322', 'https://photon.example.in/v1/', '/photon', ''])(
    'is that of a website, or a path of this site: %p',
    (placesUrl) => {
      expect(() => photon({ placesUrl })).not.toThrow()
    },
  )
})

describe('failures of Photon', () => {
  it.each(['wrongShape', 'notJson'] as const)(
    'are reported for %s without the typed text',
    async (fault) => {
      const reports: Report[] = []
      const places = photon({ report: (report) => reports.push(report) })
      sandbox.faults.add({ call: 'placesSearch', fault })
      const found = await places.search('my secret home', bengaluru, awaited)()
      expect(found).toMatchObject({ left: { kind: 'ContractBroken', call: '/api' } })
      expect(reports).toHaveLength(1)
      expect(reports[0]?.tag).toBe('API_ERROR_CONTRACT')
      expect(JSON.stringify(reports)).not.toContain('secret')
    },
  )

  it('are reported once each, however much is typed, and with twenty faults at most', async () => {
    const reports: Report[] = []
    const places = photon({ report: (report) => reports.push(report) })
    const body = { features: Array.from({ length: 3000 }, () => null) }
    for (const text of ['ko', 'kor', 'kora']) {
      sandbox.faults.add({ call: 'placesSearch', fault: 'answer', status: 200, body })
      await places.search(text, bengaluru, awaited)()
    }
    const details = [...Array.from({ length: 20 }, (_, at) => `features/${at}`), 'and 2980 more']
    expect(reports).toEqual([
      { tag: 'API_ERROR_CONTRACT', about: `${sandbox.url}/sandbox/places/api`, details },
    ])
  })

  it('are reported with the address that was called, if the server’s ends in a slash', async () => {
    const reports: Report[] = []
    const placesUrl = `${sandbox.url}/sandbox/places/`
    const places = photon({ placesUrl, report: (report) => reports.push(report) })
    sandbox.faults.add({ call: 'placesSearch', fault: 'notJson' })
    await places.search('koramangala', bengaluru, awaited)()
    expect(reports.map(({ about }) => about)).toEqual([`${sandbox.url}/sandbox/places/api`])
  })

  it.each([
    ['error500Html', { kind: 'RefusalUnreadable', because: 'failed' }],
    ['error500Empty', { kind: 'RefusalUnreadable', because: 'failed' }],
    ['429', { kind: 'NetworkError', because: 'askedTooOften' }],
    ['resetMidBody', { kind: 'Unreachable', because: 'connection' }],
  ] as const)('are distinguished: %s', async (fault, error) => {
    sandbox.faults.add({ call: 'placesReverse', fault })
    const described = await photon().describe(bengaluru, awaited)()
    expect(described).toMatchObject({ left: error })
  })

  it('are not followed if they redirect, so that the typed text stays with the service', async () => {
    const asked: string[] = []
    const elsewhere = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const address: AddressInfo | string | null = elsewhere.address()
    const port = address === null || typeof address === 'string' ? 0 : address.port
    const places = photon({ placesUrl: `http://127.0.0.1:${port}` })
    const found = await places.search('my secret home', bengaluru, awaited)()
    elsewhere.closeAllConnections()
    elsewhere.close()
    expect(found).toEqual(E.left({ kind: 'Unreachable', because: 'connection' }))
    expect(asked).toHaveLength(1)
  })

  it('are reported as offline if the device is', async () => {
    const places = photon({ placesUrl: 'http://127.0.0.1:1', isOnline: () => false })
    const found = await places.search('koramangala', bengaluru, awaited)()
    expect(found).toEqual(E.left({ kind: 'Unreachable', because: 'offline' }))
  })
})

/** Runs something against a Photon that gives the test's own answers. */
const withAnswer = async <Outcome>(
  features: readonly unknown[],
  run: (placesUrl: string) => Promise<Outcome>,
): Promise<Outcome> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ type: 'FeatureCollection', features }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = address === null || typeof address === 'string' ? 0 : address.port
  try {
    return await run(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const feature = (properties: object, geometry: unknown = point(77.6, 12.9)) => ({
  type: 'Feature',
  geometry,
  properties: { osm_type: 'N', osm_id: 1, countrycode: 'IN', ...properties },
})
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] })

const firstOf = (one: unknown) =>
  withAnswer([one], async (placesUrl) => {
    const places = photon({ placesUrl })
    const found = await places.search('anything', bengaluru, awaited)()
    const [prediction] = E.isRight(found) ? found.right : []
    const place = prediction === undefined ? null : await places.resolve(prediction)()
    return { found, prediction, place }
  })

describe('the features of a real Photon', () => {
  it('are cut to the number that was requested, and each of them can be chosen', async () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      feature({ osm_id: at, name: `Gandhi Nagar ${at}` }),
    )
    await withAnswer(many, async (placesUrl) => {
      const places = photon({ placesUrl })
      const found = await places.search('gandhi nagar', bengaluru, awaited)()
      const predictions = E.isRight(found) ? found.right : []
      expect(predictions.map(({ id }) => id)).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6'])
      for (const prediction of predictions) {
        expect(await places.resolve(prediction)()).toMatchObject({
          right: { landmark: prediction.primary },
        })
      }
    })
  })

  it('are written by house number and street, without repetitions', async () => {
    const { prediction, place } = await firstOf(
      feature({
        housenumber: '12',
        street: 'Rue Dupleix',
        district: 'Puducherry',
        city: 'Puducherry',
        state: 'PUDUCHERRY',
        postcode: '605001',
      }),
    )
    expect(prediction).toEqual({
      id: 'N1',
      primary: '12 Rue Dupleix',
      secondary: 'Puducherry 605001',
    })
    expect(place).toMatchObject({ right: { landmark: '12 Rue Dupleix, Puducherry 605001' } })
  })

  it('are their own city if they are cities, and have rounded coordinates', async () => {
    const { place } = await firstOf(
      feature({ type: 'city', name: 'Hosur', state: 'Tamil Nadu' }, point(77.82512345678, 12.7409)),
    )
    expect(place).toEqual(
      E.right({
        landmark: 'Hosur, Tamil Nadu',
        location: { lat: 12.7409, lng: 77.825123 },
        details: {
          state: 'Tamil Nadu',
          city: 'Hosur',
          pincode: '',
          locality: '',
          subLocality: '',
        },
      }),
    )
  })

  it.each([
    ['nameless features', feature({})],
    ['features without geometry', feature({ name: 'Nowhere' }, null)],
    ['features with an empty geometry', feature({ name: 'Nowhere' }, { coordinates: [] })],
    ['features off the globe', feature({ name: 'Nowhere' }, point(12.9, 97.6))],
    ['features without id, name and geometry', feature({ osm_id: null, city: 'Hosur' }, null)],
    ['names without letters', feature({ name: '560 034' })],
    ['features of another country', feature({ name: 'Raxaul', countrycode: 'NP' })],
    ['features of no country', feature({ name: 'High Seas', countrycode: undefined })],
  ])('are not offered for %s', async (_, one) => {
    expect((await firstOf(one)).found).toEqual(E.right([]))
  })

  it('are offered once if they come twice', async () => {
    const twice = [feature({ name: 'Domlur' }), feature({ name: 'Domlur' })]
    const found = await withAnswer(twice, (placesUrl) =>
      photon({ placesUrl }).search('domlur', bengaluru, awaited)(),
    )
    expect(E.isRight(found) && found.right.map(({ primary }) => primary)).toEqual(['Domlur'])
  })

  it('are offered without an id in OpenStreetMap too, as most of its postcodes are', async () => {
    // Photon 1.1 and later: a postcode for which OpenStreetMap has no area.
    const postcode = (name: string, lng: number) => ({
      type: 'Feature',
      geometry: point(lng, 12.9),
      properties: {
        osm_id: -1,
        osm_key: 'place',
        osm_value: 'postcode',
        name,
        city: 'Bengaluru',
        countrycode: 'IN',
      },
    })
    const postcodes = [postcode('560034', 77.62), postcode('560035', 77.68)]
    await withAnswer([...postcodes, feature({ name: '560036 Road' })], async (placesUrl) => {
      const places = photon({ placesUrl })
      const found = await places.search('56003', bengaluru, awaited)()
      const predictions = E.isRight(found) ? found.right : []
      const resolved = await Promise.all(predictions.map((one) => places.resolve(one)()))
      expect(resolved).toMatchObject([
        { right: { landmark: '560034, Bengaluru', location: { lat: 12.9, lng: 77.62 } } },
        { right: { landmark: '560035, Bengaluru', location: { lat: 12.9, lng: 77.68 } } },
        { right: { landmark: '560036 Road' } },
      ])
    })
  })

  it.each([undefined, null])(
    'are each offered if their id in OpenStreetMap is %s',
    async (osm_id) => {
      const both = [
        feature({ osm_id, name: 'Domlur' }),
        feature({ osm_id, name: 'Domlur Layout' }, point(77.64, 12.96)),
      ]
      await withAnswer(both, async (placesUrl) => {
        const places = photon({ placesUrl })
        const found = await places.search('domlur', bengaluru, awaited)()
        const predictions = E.isRight(found) ? found.right : []
        const resolved = await Promise.all(predictions.map((one) => places.resolve(one)()))
        expect(resolved).toMatchObject([
          { right: { landmark: 'Domlur' } },
          { right: { landmark: 'Domlur Layout', location: { lat: 12.96, lng: 77.64 } } },
        ])
      })
    },
  )

  it('may have null for what is unknown', async () => {
    const unknown = { housenumber: null, postcode: null, district: null, state: null, type: null }
    const { prediction, place } = await firstOf(
      feature({ ...unknown, name: null, street: 'Rue Dupleix', city: null, county: 'Puducherry' }),
    )
    expect(prediction).toEqual({ id: 'N1', primary: 'Rue Dupleix', secondary: 'Puducherry' })
    expect(place).toMatchObject({ right: { details: { city: 'Puducherry', state: '' } } })
  })

  it('are NothingAtPoint if they have no address', async () => {
    const described = await withAnswer([feature({})], (placesUrl) =>
      photon({ placesUrl }).describe(bengaluru, awaited)(),
    )
    expect(described).toEqual(E.left({ kind: 'NothingAtPoint' }))
  })

  it('are forgotten oldest first', async () => {
    const seven = (from: number) =>
      Array.from({ length: 7 }, (_, i) => feature({ name: `Place ${i}`, osm_id: from + i }))
    const answers = Array.from({ length: 10 }, (_, at) => seven(100 * (at + 1)))
    const places = photon({
      fetch: async () => Response.json({ features: answers.shift() ?? [] }),
    })
    for (let asked = 0; asked < 10; asked += 1) await places.search('place', bengaluru, awaited)()
    const resolve = (id: string) => places.resolve({ id, primary: '', secondary: '' })()
    expect(await resolve('N105')).toEqual(E.left({ kind: 'PlaceNotFound' }))
    expect(E.isRight(await resolve('N106'))).toBe(true)
    expect(E.isRight(await resolve('N1006'))).toBe(true)
  })
})

it('a Photon search closes its connection when it is abandoned', async () => {
  const closed = new Promise<void>((resolve) => {
    const server = createServer((request) => {
      request.socket.once('close', () => {
        server.close()
        resolve()
      })
      giveUp()
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address === null || typeof address === 'string' ? 0 : address.port
      const places = photon({ placesUrl: `http://127.0.0.1:${port}` })
      void places.search('koramangala', bengaluru, abandonment)()
    })
    const { abandonment, giveUp } = givingUp()
  })
  await expect(closed).resolves.toBeUndefined()
})
