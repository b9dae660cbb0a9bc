import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import * as t from 'io-ts'
import { decodeOwn } from '../../sandbox/decoding.ts'
import { isOneEditAway, normalise } from '../../sandbox/places/normalise.ts'
import { get } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

const search = (query: Readonly<Record<string, string>>) =>
  get(`${sandbox().url}/sandbox/places/api`, { query })

const reverse = (query: Readonly<Record<string, string>>) =>
  get(`${sandbox().url}/sandbox/places/reverse`, { query })

const propertiesIn = (body: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const features: unknown = Reflect.get(Object(body), 'features')
  return Array.isArray(features) ? features.map(({ properties }) => properties) : []
}

const Collection = t.type({
  features: t.array(t.type({ geometry: t.type({ coordinates: t.tuple([t.number, t.number]) }) })),
})

const pointsIn = (body: unknown): ReadonlyArray<readonly [lng: number, lat: number]> =>
  decodeOwn(Collection, 'what was found', body).features.map(({ geometry }) => geometry.coordinates)

const found = async (
  q: string,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> =>
  propertiesIn((await search({ q, ...more })).body).map(({ name, city }) => `${name}, ${city}`)

const bengaluru = { lat: '12.9716', lon: '77.5946' }
const pune = { lat: '18.5204', lon: '73.8567' }

describe('searching places', () => {
  it('answers as Photon does', async () => {
    const { status, body, headers } = await search({ q: 'koramangala', limit: '1', lang: 'en' })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [77.624481, 12.935223] },
          properties: {
            osm_id: expect.any(Number),
            osm_type: 'N',
            osm_key: 'place',
            osm_value: 'suburb',
            type: 'district',
            name: 'Koramangala',
            city: 'Bengaluru',
            state: 'Karnataka',
            country: 'India',
            countrycode: 'IN',
            postcode: '560034',
          },
        },
      ],
    })
  })

  it.each([
    ['koramangala', 'Koramangala, Bengaluru'],
    ['KORAMANGALA', 'Koramangala, Bengaluru'],
    ['kora', 'Koramangala, Bengaluru'],
    ['koramangala bangalore', 'Koramangala, Bengaluru'],
    ['koramangala, bengaluru', 'Koramangala, Bengaluru'],
    ['koramangala 560034', 'Koramangala, Bengaluru'],
    ['koramngala', 'Koramangala, Bengaluru'],
    ['koramangaal', 'Koramangala, Bengaluru'],
    ['कोरमंगला', 'Koramangala, Bengaluru'],
    ['560034', 'Koramangala, Bengaluru'],
    ['hsr layout', 'HSR Layout, Bengaluru'],
    ['hsrlayout', 'HSR Layout, Bengaluru'],
    ['bangalore', 'Bengaluru, Bengaluru'],
    ['besiktas', 'Beşiktaş, Istanbul'],
    ['BEŞİKTAŞ', 'Beşiktaş, Istanbul'],
    ['ধানমন্ডি', 'Dhanmondi, Dhaka'],
  ])('finds "%s" first', async (q, place) => {
    expect((await found(q))[0]).toBe(place)
  })

  it('ranks an exact name before a prefix, and a prefix before a later word', async () => {
    const names = await found('camp', { limit: '50' })
    const rank = (name: string): number => {
      const words = normalise(name.split(',')[0] ?? '')
      return words === 'camp' ? 0 : words.startsWith('camp') ? 1 : 2
    }
    const own = names.filter((name) => normalise(name).includes('camp')).map(rank)
    expect(own.length).toBeGreaterThan(0)
    expect(own).toEqual(own.toSorted((a, b) => a - b))
  })

  it('prefers places that are near', async () => {
    expect((await found('mg road', bengaluru))[0]).toBe('MG Road, Bengaluru')
    expect((await found('airport', pune))[0]).toMatch(/Pune/)
  })

  it('keeps within a box, a country, a layer and a limit', async () => {
    const inPune = pointsIn(
      (await search({ q: 'a', bbox: '73.5,18.2,74.2,18.9', limit: '50' })).body,
    )
    expect(inPune.length).toBeGreaterThan(3)
    expect(
      inPune.filter(([lng, lat]) => lng < 73.5 || lng > 74.2 || lat < 18.2 || lat > 18.9),
    ).toEqual([])
    const { body } = await search({ q: 'a', countrycode: 'TR', limit: '50' })
    expect(new Set(propertiesIn(body).map(({ countrycode }) => countrycode))).toEqual(
      new Set(['TR']),
    )
    const cities = propertiesIn((await search({ q: 'a', layer: 'city', limit: '50' })).body)
    expect(new Set(cities.map(({ type }) => type))).toEqual(new Set(['city']))
    expect(await found('a', { limit: '3' })).toHaveLength(3)
    expect((await found('a')).length).toBe(15)
  })

  it('finds nothing for words without a match', async () => {
    expect(await found('zzzzzz')).toEqual([])
    expect(await found('!!')).toEqual([])
  })

  it.each([
    [{}, "missing search term 'q'"],
    [{ q: ' ' }, "missing search term 'q'"],
    [{ q: 'a', lang: 'hi' }, 'language hi is not supported'],
    [{ q: 'a', limit: '0' }, 'limit'],
    [{ q: 'a', limit: 'ten' }, 'limit'],
    [{ q: 'a', lat: '12' }, 'lat'],
    [{ q: 'a', lat: '91', lon: '0' }, 'lat'],
    [{ q: 'a', lat: 'x', lon: '0' }, 'lat'],
    [{ q: 'a', bbox: '1,2,3' }, 'bbox'],
    [{ q: 'a', bbox: '3,2,1,4' }, 'bbox'],
    [{ q: 'a', countrycode: 'IND' }, 'countrycode'],
    [{ q: 'a', layer: 'moon' }, 'layer'],
    [{ q: 'a', query: 'b' }, 'unknown query parameter query'],
  ])('refuses %j', async (query, reason) => {
    const { status, body } = await search({ ...query })
    expect(status).toBe(400)
    expect(Reflect.get(Object(body), 'message')).toContain(reason)
  })
})

describe('the place at a point', () => {
  it('is the nearest locality', async () => {
    const { body } = await reverse({ lat: '12.9360', lon: '77.6240', lang: 'en' })
    expect(propertiesIn(body)).toMatchObject([
      { name: 'Koramangala', city: 'Bengaluru', postcode: '560034', state: 'Karnataka' },
    ])
  })

  it('is several places, nearest first, if more are asked for', async () => {
    const { body } = await reverse({ lat: '12.9360', lon: '77.6240', radius: '10', limit: '5' })
    expect(propertiesIn(body)).toHaveLength(5)
    expect(propertiesIn(body)[0]).toMatchObject({ name: 'Koramangala' })
  })

  it('is searched within a kilometre if no radius is given, as by Photon', async () => {
    const aside = { lat: '12.85', lon: '77.52' }
    expect(await reverse(aside)).toMatchObject({ status: 200, body: { features: [] } })
    expect(propertiesIn((await reverse({ ...aside, radius: '20' })).body)).toHaveLength(1)
  })

  it('is none if everything is farther away than the radius', async () => {
    expect(await reverse({ lat: '0', lon: '0', radius: '5000' })).toMatchObject({
      status: 200,
      body: { features: [] },
    })
    expect(await reverse({ lat: '12.9', lon: '77.55', radius: '0.01' })).toMatchObject({
      body: { features: [] },
    })
  })

  it.each([[{}], [{ lat: '12' }], [{ lat: '12', lon: 'x' }], [{ lat: '12', lon: '77', q: 'a' }]])(
    'is refused for %j',
    async (query) => {
      const { status, body } = await reverse({ ...query })
      expect(status).toBe(400)
      expect(body).toEqual({ message: expect.any(String) })
    },
  )
})

describe('names', () => {
  it.each([
    ['Beşiktaş', 'besiktas'],
    ['KADIKÖY', 'kadikoy'],
    ['Kadıköy', 'kadikoy'],
    ['M.G. Road', 'm g road'],
    ['कोरमंगला', 'कोरमंगला'],
  ])('%s are compared as %s', (name, plain) => {
    expect(normalise(name)).toBe(plain)
  })

  it('stay the same when they are normalised twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalise(normalise(text)) === normalise(text),
      ),
    )
  })

  it('are one edit away if one letter was inserted, removed, changed or swapped', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (text, at, letter) => {
        const i = at % (text.length - 1)
        const [head, here, tail] = [text.slice(0, i), text.charAt(i), text.slice(i + 1)]
        const edits = [
          head + letter + here + tail,
          head + tail,
          head + letter + tail,
          head + tail.charAt(0) + here + tail.slice(1),
        ]
        return edits.every((edit) => isOneEditAway(text, edit) && isOneEditAway(edit, text))
      }),
    )
    expect(isOneEditAway('koramangala', 'kormangla')).toBe(false)
  })
})
