import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { makeGoogleCanvases } from '../../../src/infrastructure/map/googleCanvas.ts'
import { makeGoogleMap } from '../../../src/infrastructure/map/googleMap.ts'
import { makeGoogleRouteMap } from '../../../src/infrastructure/map/googleRouteMap.ts'
import { FakeGoogleOverlay, makeGoogleMapsFake } from '../../support/googleMapsFake.ts'
import { googleHands } from './googleHands.ts'
import { giveElementsASize, start } from './mapContract.ts'
import { drop, pickup, route, routeMapContract, vehicleAt, zoomLimits } from './routeMapContract.ts'

const google = (isStill = true) => {
  const fake = makeGoogleMapsFake([])
  const hands = googleHands(fake)
  const needs = {
    load: TE.right(fake.api),
    canvases: makeGoogleCanvases(),
    zoom: zoomLimits,
    prefersReducedMotion: () => isStill,
    report: () => undefined,
  }
  /** The point that lies under pixels of an overlay. */
  const under = (box: HTMLElement, x: number, y: number): Coordinates => {
    const map = hands.mapIn(box)
    return {
      lat: map.origin.lat - y / map.pixelsOfDegree(),
      lng: map.origin.lng + x / map.pixelsOfDegree(),
    }
  }
  return {
    ...hands,
    fake,
    needs,
    mountRouteMap: makeGoogleRouteMap(needs),
    place: (box: HTMLElement, mark: Element) => {
      const placed = mark.closest<HTMLElement>('[style*="left"][style*="top"]:not(span)')
      if (placed === null) throw new Error('the mark is not on the map')
      return under(box, Number.parseFloat(placed.style.left), Number.parseFloat(placed.style.top))
    },
    line: (box: HTMLElement) => {
      const ways = [...box.querySelectorAll('polyline')].map(
        (stroke) => stroke.getAttribute('points') ?? '',
      )
      // The line may be drawn in several strokes, all of them along the same points.
      expect(new Set(ways).size).toBeLessThan(2)
      const [way = ''] = ways
      return way
        .split(' ')
        .filter((spot) => spot !== '')
        .map((spot) => {
          const [x = '', y = ''] = spot.split(',')
          return under(box, Number(x), Number(y))
        })
    },
  }
}

routeMapContract('Google', google)

describe('a route on a Google map', () => {
  giveElementsASize()

  it('is drawn on a map that was used before, because every new one is billed', async () => {
    const { fake, needs, mountRouteMap } = google()
    const box = document.createElement('div')
    const silent = {
      onDragStart: () => undefined,
      onDragEnd: () => undefined,
      onDrawn: () => undefined,
    }
    const pinned = await makeGoogleMap(needs)(box, start, silent)()
    if (E.isRight(pinned)) pinned.right.unmount()
    for (const markers of [[pickup], [pickup, drop]]) {
      const outcome = await mountRouteMap(box, { ...route, markers })()
      await Promise.resolve()
      expect(box.querySelectorAll('span')).toHaveLength(markers.length)
      if (E.isRight(outcome)) outcome.right.unmount()
    }
    expect(fake.maps()).toHaveLength(1)
    expect(fake.maps()[0]?.overlays.size).toBe(0)
  })

  it('glides if motion is welcome, and jumps if it is not', async () => {
    for (const [isStill, move] of [
      [false, 'panTo'],
      [true, 'setCenter'],
    ] as const) {
      const { fake, mountRouteMap } = google(isStill)
      const box = document.createElement('div')
      await mountRouteMap(box, route)()
      box
        .querySelector('[role="application"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
      expect(fake.maps()[0]?.moves.at(-1)).toBe(move)
    }
  })

  it('shows a vehicle above the ends of the route, and those above the line', async () => {
    const { mountRouteMap } = google()
    const box = document.createElement('div')
    await mountRouteMap(box, { ...route, markers: [vehicleAt(12.95, 77.63), pickup, drop] })()
    await Promise.resolve()
    const ranks = [...box.querySelectorAll('span')].map(({ parentElement, textContent }) => ({
      words: textContent,
      rank: Number(parentElement?.style.zIndex),
    }))
    ranks.sort((a, b) => a.rank - b.rank)
    expect(ranks.map(({ words }) => words)).toEqual(['Koramangala', 'Indiranagar', 'KA 01 AB 1234'])
    expect(ranks[0]?.rank).toBeGreaterThan(0)
  })

  it('fails if Google’s script does not load, and leaves the box empty', async () => {
    const box = document.createElement('div')
    const mountRouteMap = makeGoogleRouteMap({
      ...google().needs,
      load: TE.left({ kind: 'MapsFailed' }),
    })
    expect(await mountRouteMap(box, route)()).toEqual(E.left({ kind: 'MapsFailed' }))
    expect(box.childNodes).toHaveLength(0)
  })

  it('fails if no overlay can be laid on the map, leaves the box empty and reports it', async () => {
    const box = document.createElement('div')
    class NoOverlay extends FakeGoogleOverlay {
      override setMap(): never {
        throw new Error('no overlay was made')
      }
    }
    const { fake, needs } = google()
    const reports: Report[] = []
    const mountRouteMap = makeGoogleRouteMap({
      ...needs,
      load: TE.right({ ...fake.api, OverlayView: NoOverlay }),
      report: (report) => reports.push(report),
    })
    expect(await mountRouteMap(box, route)()).toEqual(E.left({ kind: 'MapsFailed' }))
    expect(box.childNodes).toHaveLength(0)
    expect(reports).toEqual([{ tag: 'MAPS', about: 'map did not mount' }])
  })

  it('is drawn on the same map after no overlay could be laid on it, because every new one is billed', async () => {
    const box = document.createElement('div')
    let isBroken = true
    class Overlay extends FakeGoogleOverlay {
      override getProjection() {
        if (isBroken) throw new Error('nothing is projected')
        return super.getProjection()
      }
    }
    const { fake, needs } = google()
    const mountRouteMap = makeGoogleRouteMap({
      ...needs,
      load: TE.right({ ...fake.api, OverlayView: Overlay }),
    })
    expect(await mountRouteMap(box, route)()).toEqual(E.left({ kind: 'MapsFailed' }))
    isBroken = false
    expect(E.isRight(await mountRouteMap(box, route)())).toBe(true)
    expect(fake.maps()).toHaveLength(1)
    expect(fake.maps()[0]?.overlays.size).toBe(1)
  })
})
