import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { loadGazetteer } from '../../sandbox/places/gazetteer.ts'
import { makeDrawTile } from '../../sandbox/tiles/drawTile.ts'
import { project, tileSize, unproject } from '../../sandbox/tiles/mercator.ts'
import { processorTime } from '../support/processorTime.ts'
import { get } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'
import { malformation } from './support/wellFormed.ts'

const cities = loadGazetteer(join(import.meta.dirname, '../../sandbox/gazetteer'))
const drawTile = makeDrawTile(cities)
const sandbox = sandboxForTests()

const tileAt = (lat: number, lng: number, z: number) => {
  const { x, y } = project({ lat, lng }, z)
  return { z, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
}

const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)

const tile = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  get(`${sandbox().url}/sandbox/tiles/${path}`, { headers })

const points = fc.record({
  city: fc.constantFrom(...cities),
  z: fc.integer({ min: 1, max: 21 }),
  north: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  east: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
})

describe('a tile', () => {
  it('is a well-formed SVG of 256 by 256, everywhere and at every zoom', () => {
    fc.assert(
      fc.property(points, ({ city, z, north, east }) => {
        const svg = drawTile(tileAt(city.centre.lat + north, city.centre.lng + east, z))
        expect(malformation(svg)).toBeNull()
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 256 256">.*<\/svg>$/)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 150 },
    )
  })

  it('is always the same', () => {
    const again = makeDrawTile(cities)
    for (let z = 1; z <= 21; z += 1) {
      const address = tileAt(12.9352, 77.6245, z)
      expect(again(address)).toBe(drawTile(address))
    }
  })

  it('draws nothing far outside itself', () => {
    fc.assert(
      fc.property(points, ({ city, z, north, east }) => {
        const svg = drawTile(tileAt(city.centre.lat + north, city.centre.lng + east, z))
        const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path).join(' ')
        const numbers = (paths.match(/-?[\d.]+/g) ?? []).map(Number)
        expect(numbers.filter((n) => n < -300 || n > 560)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('shows a name on both tiles that it lies across', () => {
    const z = 14
    const koramangala = { lat: 12.935223, lng: 77.624481 }
    const { x, y } = project(koramangala, z)
    const home = tileAt(koramangala.lat, koramangala.lng, z)
    const near = x % tileSize < tileSize / 2 ? -1 : 1
    const toEdge = Math.min(x % tileSize, tileSize - (x % tileSize))
    expect(textsOf(drawTile(home))).toContain('Koramangala')
    expect(toEdge).toBeLessThan(140)
    expect(textsOf(drawTile({ ...home, x: home.x + near }))).toContain('Koramangala')
    expect(y).toBeGreaterThan(0)
  })

  it('shows cities from afar, and localities and streets only from near', () => {
    const far = drawTile(tileAt(12.9716, 77.5946, 6))
    expect(textsOf(far)).toContain('Bengaluru')
    expect(textsOf(far)).not.toContain('Koramangala')
    const near = drawTile(tileAt(12.9352, 77.6245, 16))
    expect(textsOf(near)).toContain('Koramangala')
    expect(near.length).toBeGreaterThan(drawTile(tileAt(15.5, 78.5, 16)).length * 5)
  })

  it('is drawn within 50 ms', () => {
    const addresses = [10, 12, 13, 14, 15, 16, 18, 21].map((z) => tileAt(12.9716, 77.5946, z))
    const rounds = Array.from({ length: 8 }, () => {
      const took = processorTime(() => {
        for (const address of addresses) drawTile(address)
      })
      return took / addresses.length
    })
    // An idle machine needs a few milliseconds; a walk through the whole country would take
    // seconds.
    expect(Math.min(...rounds)).toBeLessThan(50)
  })
})

describe('the check of the SVG markup', () => {
  it.each(['<svg>', '<svg></g>', '<svg a="1" a="2"/>', '<svg>a & b</svg>', '<svg a="<"/>'])(
    'finds the error in %s',
    (xml) => {
      expect(malformation(xml)).not.toBeNull()
    },
  )
})

describe('the projection', () => {
  it('leads there and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -84, max: 84, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 1, max: 21 }),
        (lat, lng, zoom) => {
          const back = unproject(project({ lat, lng }, zoom), zoom)
          return Math.abs(back.lat - lat) < 1e-6 && Math.abs(back.lng - lng) < 1e-6
        },
      ),
    )
  })

  it('puts Bengaluru on the same tile as other maps do', () => {
    expect(tileAt(12.9716, 77.5946, 12)).toEqual({ z: 12, x: 2930, y: 1899 })
  })
})

describe('the tile server', () => {
  it('sends a tile that may be cached', async () => {
    const { status, body, headers } = await tile('12/2930/1899.svg')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toBe(drawTile({ z: 12, x: 2930, y: 1899 }))
    const etag = headers.get('etag') ?? ''
    expect(await tile('12/2930/1899.svg', { 'if-none-match': etag })).toMatchObject({ status: 304 })
    expect(await tile('12/2930/1899.svg', { 'if-none-match': '"x"' })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['0/0/0.svg', 404],
    ['22/0/0.svg', 404],
    ['1/2/0.svg', 404],
    ['1/0/2.svg', 404],
    ['a/0/0.svg', 400],
    ['1/0/0.png', 400],
    ['1/-1/0.svg', 400],
    ['1/0.5/0.svg', 400],
    ['1/99999999/0.svg', 400],
  ])('refuses %s with %i', async (path, status) => {
    expect(await tile(path)).toMatchObject({ status, body: { error: expect.any(String) } })
  })
})
