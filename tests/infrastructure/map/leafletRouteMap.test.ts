import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import * as leaflet from 'leaflet'
import type {
  MountedRouteMap,
  RouteMarker,
} from '../../../src/application/place/mountRouteMap.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import {
  type LeafletRouteMapNeeds,
  makeLeafletRouteMap,
} from '../../../src/infrastructure/map/leafletRouteMap.ts'
import { leafletHands, mapIn, passing } from './leafletHands.ts'
import { expectNear, giveElementsASize } from './mapContract.ts'
import { drop, pickup, route, routeMapContract, vehicleAt, zoomLimits } from './routeMapContract.ts'

jest.mock('leaflet/dist/leaflet.css', () => ({}))

const routeMap = (needs: Partial<LeafletRouteMapNeeds> = {}) =>
  makeLeafletRouteMap({
    tilesUrl: 'http://tiles.test/{z}/{x}/{y}.svg',
    tilesAttribution: '© Somebody',
    zoom: zoomLimits,
    prefersReducedMotion: () => true,
    ...needs,
  })

const layersOf = <Layer>(
  box: HTMLElement,
  kind: abstract new (...of: never[]) => Layer,
): readonly Layer[] => {
  const found: Layer[] = []
  mapIn(box).eachLayer((layer) => {
    if (layer instanceof kind) found.push(layer)
  })
  return found
}

const place = (box: HTMLElement, mark: Element): Coordinates => {
  const marker = layersOf(box, leaflet.Marker).find((one) => one.getElement()?.contains(mark))
  if (marker === undefined) throw new Error('the mark is not on the map')
  return marker.getLatLng()
}

const line = (box: HTMLElement): readonly Coordinates[] => {
  const ways = layersOf(box, leaflet.Polyline).map((one) => one.getLatLngs().flat(2))
  // The line may be drawn in several strokes, all of them along the same points.
  for (const way of ways) expect(way).toEqual(ways[0])
  return ways[0] ?? []
}

routeMapContract('Leaflet', () => ({ ...leafletHands, mountRouteMap: routeMap(), place, line }))

describe('a route on open tiles', () => {
  giveElementsASize()
  afterEach(() => {
    jest.useRealTimers()
  })

  const within = async (
    needs: Partial<LeafletRouteMapNeeds>,
    markers: readonly RouteMarker[],
    look: (box: HTMLElement, map: MountedRouteMap) => void | Promise<void>,
  ) => {
    const box = document.createElement('div')
    document.body.append(box)
    const outcome = await routeMap(needs)(box, { ...route, markers })()
    if (E.isLeft(outcome)) throw new Error('the map did not mount')
    await look(box, outcome.right)
    outcome.right.unmount()
    box.remove()
  }
  const vehicleIn = (box: HTMLElement): Coordinates => {
    const words = [...box.querySelectorAll('span')].find(
      ({ textContent }) => textContent === 'KA 01 AB 1234',
    )
    if (words === undefined) throw new Error('there is no vehicle')
    return place(box, words)
  }

  it('shows its attribution', () =>
    within({}, route.markers, (box) => {
      const attribution = box.querySelector('.leaflet-control-attribution')
      expect(attribution?.textContent).toBe('© Somebody')
    }))

  it('loads the tiles of the route only, without those of the world first', () =>
    within({}, route.markers, (box) => {
      const { zoom } = leafletHands.view(box)
      const tiles = [...box.querySelectorAll('img')].map(({ src }) => src)
      expect(tiles.length).toBeGreaterThan(0)
      expect(tiles.every((src) => src.startsWith(`http://tiles.test/${zoom}/`))).toBe(true)
    }))

  it('lets a vehicle glide to its new position if motion is welcome', () =>
    within(
      { prefersReducedMotion: () => false },
      [pickup, drop, vehicleAt(12.95, 77.63)],
      (box, map) => {
        // On a busy machine, a glide in real time could be over before it is looked at.
        jest.useFakeTimers()
        map.show([pickup, drop, vehicleAt(12.96, 77.63)])
        expectNear(vehicleIn(box), { lat: 12.95, lng: 77.63 })
        jest.advanceTimersByTime(100)
        expect(vehicleIn(box).lat).toBeGreaterThan(12.95)
        expect(vehicleIn(box).lat).toBeLessThan(12.96)
        // A vehicle that gets a new position on its way goes on from where it is, never back.
        const seen = [vehicleIn(box).lat]
        map.show([pickup, drop, vehicleAt(12.97, 77.63)])
        expect(vehicleIn(box).lat).toBe(seen[0])
        while (seen.length < 60) {
          jest.advanceTimersByTime(20)
          seen.push(vehicleIn(box).lat)
        }
        expect(seen).toEqual(seen.toSorted((a, b) => a - b))
        expectNear(vehicleIn(box), { lat: 12.97, lng: 77.63 })
      },
    ))

  it('goes as far as the arrow keys say, however quickly they are pressed', () =>
    within({ prefersReducedMotion: () => false }, route.markers, async (box) => {
      const map = mapIn(box)
      const from = map.project(map.getCenter())
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true })
      for (let presses = 0; presses < 3; presses += 1) {
        map.getContainer().dispatchEvent(key)
        await passing(40)
      }
      await passing(600)
      expect(map.project(map.getCenter()).x - from.x).toBeCloseTo(0.3 * map.getSize().x, -1)
    }))

  it('lets only a vehicle glide', () =>
    within({ prefersReducedMotion: () => false }, route.markers, (box, map) => {
      map.show([{ ...pickup, at: { lat: 12.94, lng: 77.62 } }, drop])
      const words = box.querySelector('span')
      if (words === null) throw new Error('there is no mark')
      expectNear(place(box, words), { lat: 12.94, lng: 77.62 })
    }))

  it('stops a gliding vehicle when it is unmounted', async () => {
    const box = document.createElement('div')
    const markers = [pickup, drop, vehicleAt(12.95, 77.63)]
    const outcome = await routeMap({ prefersReducedMotion: () => false })(box, {
      ...route,
      markers,
    })()
    if (E.isLeft(outcome)) throw new Error('the map did not mount')
    const [vehicle] = layersOf(box, leaflet.Marker).slice(-1)
    outcome.right.show([pickup, drop, vehicleAt(12.96, 77.63)])
    outcome.right.unmount()
    const left = vehicle?.getLatLng()
    await passing(100)
    expect(vehicle?.getLatLng()).toEqual(left)
  })

  it('fails if Leaflet does not load, and leaves the box empty', async () => {
    const box = document.createElement('div')
    const needs = {
      tilesUrl: '',
      tilesAttribution: '',
      zoom: zoomLimits,
      prefersReducedMotion: () => true,
    }
    const mountRouteMap = makeLeafletRouteMap(needs, () => Promise.reject(new Error('chunk 404')))
    expect(await mountRouteMap(box, route)()).toEqual(E.left({ kind: 'MapsFailed' }))
    expect(box.childNodes).toHaveLength(0)
  })
})
