import { describe, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import * as leaflet from 'leaflet'
import type { MountedMap } from '../../../src/application/place/mountMap.port.ts'
import type { LeafletCanvasNeeds } from '../../../src/infrastructure/map/leafletCanvas.ts'
import { makeLeafletMap } from '../../../src/infrastructure/map/leafletMap.ts'
import { loadOpenMaps } from '../../../src/infrastructure/map/loadOpenMaps.ts'
import { leafletHands, mapIn, passing } from './leafletHands.ts'
import { expectNear, giveElementsASize, mapContract, pixel, size, start } from './mapContract.ts'

jest.mock('leaflet/dist/leaflet.css', () => ({}))

const leafletMap = (needs: Partial<LeafletCanvasNeeds> = {}) =>
  makeLeafletMap({
    tilesUrl: 'http://tiles.test/{z}/{x}/{y}.svg',
    tilesAttribution: '© Somebody',
    prefersReducedMotion: () => true,
    ...needs,
  })

mapContract('Leaflet', () => ({ ...leafletHands, mountMap: leafletMap() }))

describe('a map of open tiles', () => {
  giveElementsASize()

  const silent = {
    onDragStart: () => undefined,
    onDragEnd: () => undefined,
    onDrawn: () => undefined,
  }

  /** Looks at a map that is mounted; `told` are its reports of whether anything is drawn. */
  const within = async (
    needs: Partial<LeafletCanvasNeeds>,
    look: (box: HTMLElement, map: MountedMap, told: readonly boolean[]) => void | Promise<void>,
  ) => {
    const told: boolean[] = []
    const box = document.createElement('div')
    document.body.append(box)
    const events = { ...silent, onDrawn: (drawn: boolean) => told.push(drawn) }
    const outcome = await leafletMap(needs)(box, start, events)()
    if (E.isLeft(outcome)) throw new Error('the map did not mount')
    await look(box, outcome.right, told)
    outcome.right.unmount()
    box.remove()
  }

  it('keeps the steps of keys while the finger that holds it moves on', () =>
    within({}, async (box, map) => {
      await leafletHands.hold(box, -100, 0)
      // A tenth of its width each: more of them than it is wide.
      for (let step = 0; step < 12; step += 1) map.panBy(0.1, 0)
      leafletHands.holdOn(box, -120, 0)
      leafletHands.holdOn(box, -130, 0)
      expectNear(leafletHands.view(box).centre, {
        lat: start.centre.lat,
        lng: start.centre.lng + (130 + 1.2 * size.width) * pixel(start.zoom),
      })
    }))

  it('shows its attribution as text, and nobody else’s', () =>
    within({ tilesAttribution: '© <img src=x onerror=alert(1)> & Co' }, (box) => {
      const line = box.querySelector('.leaflet-control-attribution')
      expect(line?.textContent).toBe('© <img src=x onerror=alert(1)> & Co')
      expect(line?.children).toHaveLength(0)
      expect(box.textContent).not.toContain('Leaflet')
    }))

  it('shows no attribution line if the attribution is blank', () =>
    within({ tilesAttribution: ' ' }, (box) => {
      expect(box.querySelector('.leaflet-control-attribution')).toBeNull()
    }))

  it('loads the tiles under its centre, and shows no buttons or markers of its own', () =>
    within({}, (box) => {
      const tiles = [...box.querySelectorAll('img')].map(({ src }) => src)
      const { lat, lng } = start.centre
      const across = 2 ** 18
      const x = Math.floor(((lng + 180) / 360) * across)
      const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
      const y = Math.floor(((1 - north) / 2) * across)
      expect(tiles).toContain(`http://tiles.test/18/${x}/${y}.svg`)
      expect(box.querySelectorAll('a, button, .leaflet-marker-icon')).toHaveLength(0)
    }))

  it('enlarges tiles beyond the deepest zoom that servers have', () =>
    within({}, (box, map) => {
      map.zoomBy(3)
      const tiles = [...box.querySelectorAll('img')].map(({ src }) => src)
      expect(tiles.some((src) => src.includes('/19/'))).toBe(true)
      expect(tiles.some((src) => src.includes('/21/'))).toBe(false)
    }))

  it.each([
    ['none came', () => false, false],
    ['some came', (at: number) => at > 0, true],
    ['all came', () => true, true],
  ])('reports once, when its tiles have come or failed, that %s', (_, comes, isDrawn) =>
    within({}, async (box, _map, told) => {
      expect(told).toEqual([])
      for (const [at, tile] of [...box.querySelectorAll('img')].entries()) {
        tile.dispatchEvent(new Event(comes(at) ? 'load' : 'error'))
      }
      await passing(400)
      expect(told).toEqual([isDrawn])
    }),
  )

  it.each([
    ['a small drag, which leaves tiles in sight that have come', 0.8, true],
    ['a drag to where none has come', 2, false],
  ])('after %s, reports whether the map shows anything if the new tiles fail', (_, far, isDrawn) =>
    within({}, async (box, _map, told) => {
      const come = new Set(box.querySelectorAll('img'))
      for (const tile of come) tile.dispatchEvent(new Event('load'))
      await leafletHands.drag(box, -far * size.width, 0)
      const further = [...box.querySelectorAll('img')].filter((tile) => !come.has(tile))
      expect(further.length).toBeGreaterThan(0)
      for (const tile of further) tile.dispatchEvent(new Event('error'))
      await passing(400)
      expect(told).toEqual([true, isDrawn])
    }),
  )

  it('reports a deeper view that has come, whatever had failed of the one before', () =>
    within({}, async (box, map, told) => {
      box.querySelector('img')?.dispatchEvent(new Event('error'))
      map.zoomBy(1)
      for (const tile of box.querySelectorAll('img')) {
        if (tile.src.includes('/19/')) tile.dispatchEvent(new Event('load'))
      }
      await passing(400)
      expect(told).toEqual([true])
    }))

  it('reports that a deeper view is empty if its tiles fail', () =>
    within({}, async (box, map, told) => {
      const come = new Set(box.querySelectorAll('img'))
      for (const tile of come) tile.dispatchEvent(new Event('load'))
      map.zoomBy(1)
      for (const tile of box.querySelectorAll('img')) {
        if (!come.has(tile)) tile.dispatchEvent(new Event('error'))
      }
      await passing(400)
      expect(told).toEqual([true, false])
    }))

  it('stays usable if no tile comes', () =>
    within({}, (box, map) => {
      for (const tile of box.querySelectorAll('img')) tile.dispatchEvent(new Event('error'))
      map.moveTo({ lat: 13.02, lng: 77.66 })
      expectNear(mapIn(box).getCenter(), { lat: 13.02, lng: 77.66 })
    }))

  it('glides to a place nearby if motion is welcome, and arrives there', () =>
    within({ prefersReducedMotion: () => false }, async (box, map) => {
      const near = { lat: start.centre.lat, lng: start.centre.lng + 0.0004 }
      map.moveTo(near)
      expect(mapIn(box).getCenter().lng).toBeLessThan(near.lng)
      await passing(600)
      expectNear(mapIn(box).getCenter(), near)
    }))

  it('moves its centre back to the pin’s place if a zoom interrupts a glide', () =>
    within({ prefersReducedMotion: () => false }, async (box, map) => {
      const near = { lat: start.centre.lat, lng: start.centre.lng + 0.0004 }
      map.moveTo(near)
      // Its first step, and not its last, however busy the machine is.
      await new Promise((resolve) => mapIn(box).once('move', resolve))
      mapIn(box).setZoom(19, { animate: false })
      await passing(600)
      expectNear(mapIn(box).getCenter(), near)
    }))

  it('keeps the zoom of a wheel after its buttons were pressed at the limit', () =>
    within({}, async (box, map) => {
      map.zoomBy(40)
      map.zoomBy(1)
      mapIn(box).setZoom(start.zoom, { animate: false })
      await passing(20)
      expect(mapIn(box).getZoom()).toBe(start.zoom)
    }))

  it('fails if Leaflet does not load, and leaves the box empty', async () => {
    const box = document.createElement('div')
    const needs = { tilesUrl: '', tilesAttribution: '', prefersReducedMotion: () => true }
    let tries = 0
    const mountMap = makeLeafletMap(needs, () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('chunk 404')) : Promise.resolve(leaflet)
    })
    expect(await mountMap(box, start, silent)()).toEqual(E.left({ kind: 'MapsFailed' }))
    expect(box.childNodes).toHaveLength(0)
    const second = await mountMap(box, start, silent)()
    expect(E.isRight(second)).toBe(true)
    if (E.isRight(second)) second.right.unmount()
  })

  it('needs no script to be loaded ahead', async () => {
    expect(await loadOpenMaps()).toEqual(E.right(undefined))
  })
})
