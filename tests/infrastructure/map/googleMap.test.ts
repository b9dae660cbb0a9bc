import { describe, expect, it, jest } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { makeGoogleCanvases } from '../../../src/infrastructure/map/googleCanvas.ts'
import { type GoogleMapNeeds, makeGoogleMap } from '../../../src/infrastructure/map/googleMap.ts'
import { FakeGoogleMap, makeGoogleMapsFake } from '../../support/googleMapsFake.ts'
import { googleHands } from './googleHands.ts'
import { giveElementsASize, mapContract, start } from './mapContract.ts'

const silent = {
  onDragStart: () => undefined,
  onDragEnd: () => undefined,
  onDrawn: () => undefined,
}

const google = (isStill = true) => {
  const fake = makeGoogleMapsFake([])
  const needs: GoogleMapNeeds = {
    load: TE.right(fake.api),
    canvases: makeGoogleCanvases(),
    prefersReducedMotion: () => isStill,
    report: () => undefined,
  }
  return { fake, needs, mountMap: makeGoogleMap(needs) }
}

mapContract('Google', () => {
  const { fake, mountMap } = google()
  return { ...googleHands(fake), mountMap }
})

describe('a Google map', () => {
  giveElementsASize()

  it('is used again, because every new one is billed', async () => {
    const { fake, mountMap } = google()
    for (const label of ['Pickup', 'Drop']) {
      const box = document.createElement('div')
      const outcome = await mountMap(box, { ...start, label }, silent)()
      expect(fake.maps()).toHaveLength(1)
      expect(fake.maps()[0]?.listening()).toBeGreaterThan(0)
      expect(box.contains(fake.maps()[0]?.element ?? null)).toBe(true)
      if (E.isRight(outcome)) outcome.right.unmount()
      expect(fake.maps()[0]?.listening()).toBe(0)
    }
  })

  it('is used again even after a failed mount, whose events it no longer reports', async () => {
    const { fake, needs } = google()
    const maps: FakeGoogleMap[] = []
    class DeafMap extends FakeGoogleMap {
      constructor(...made: ConstructorParameters<typeof FakeGoogleMap>) {
        super(...made)
        maps.push(this)
      }
      override addListener(event: string, told: () => void) {
        if (event === 'zoom_changed' && isDeaf) throw new Error('nobody listens')
        return super.addListener(event, told)
      }
    }
    let isDeaf = true
    const starts: string[] = []
    const mountMap = makeGoogleMap({ ...needs, load: TE.right({ ...fake.api, Map: DeafMap }) })
    const mountAs = (name: string) =>
      mountMap(document.createElement('div'), start, {
        ...silent,
        onDragStart: () => starts.push(name),
      })()
    expect(await mountAs('first')).toEqual(E.left({ kind: 'MapsFailed' }))
    isDeaf = false
    expect(E.isRight(await mountAs('second'))).toBe(true)
    expect(maps).toHaveLength(1)
    maps[0]?.drag({ lat: 12.9353, lng: 77.6245 })
    expect(starts).toEqual(['second'])
  })

  it('reports where it comes to rest, not where the finger let go', async () => {
    const { fake, mountMap } = google()
    const ends: unknown[] = []
    const box = document.createElement('div')
    await mountMap(box, start, { ...silent, onDragEnd: (end) => ends.push(end) })()
    fake.maps()[0]?.drag({ lat: 12.9353, lng: 77.6245 }, { lat: 12.9360001, lng: 77.6249999 })
    expect(ends).toEqual([{ lat: 12.936, lng: 77.625 }])
  })

  it('goes on from where it was dragged to when it is moved by a step before it rests', async () => {
    const { fake, mountMap } = google()
    const ends: Coordinates[] = []
    const outcome = await mountMap(document.createElement('div'), start, {
      ...silent,
      onDragEnd: (end) => ends.push(end),
    })()
    const [map] = fake.maps()
    if (map === undefined || E.isLeft(outcome)) throw new Error('there is no map')
    map.tell('dragstart')
    map.centre = { lat: 12.95, lng: 77.65 }
    map.tell('dragend')
    outcome.right.panBy(0.1, 0)
    map.tell('idle')
    expect(ends).toHaveLength(1)
    expect(ends[0]?.lat).toBeCloseTo(12.95, 4)
    expect(ends[0]?.lng).toBeGreaterThan(77.65)
    expect(map.centre).toEqual(ends[0])
  })

  it('glides if motion is welcome', async () => {
    const { fake, mountMap } = google(false)
    const outcome = await mountMap(document.createElement('div'), start, silent)()
    if (E.isRight(outcome)) outcome.right.moveTo({ lat: 13, lng: 77 })
    expect(fake.maps()[0]?.moves).toEqual(['panTo'])
  })

  it('does not fight with Google for a centre that Google does not allow', async () => {
    const { fake, mountMap } = google()
    await mountMap(document.createElement('div'), start, silent)()
    const map = fake.maps()[0]
    if (map === undefined) throw new Error('there is no map')
    map.setCenter = () => {
      map.moves.push('refused')
      if (map.moves.length < 50) map.tell('idle')
    }
    map.centre = { lat: 0, lng: 0 }
    map.tell('zoom_changed')
    map.tell('idle')
    expect(map.moves.length).toBeLessThan(5)
  })

  it('leaves keys and controls to the page', async () => {
    const { fake, mountMap } = google()
    await mountMap(document.createElement('div'), start, silent)()
    expect(fake.maps()[0]?.options).toMatchObject({
      disableDefaultUI: true,
      keyboardShortcuts: false,
      gestureHandling: 'greedy',
      minZoom: 1,
      maxZoom: 21,
    })
  })

  it('is dark where the device is, and is told so only when it is made', async () => {
    const { fake, mountMap } = google()
    const outcome = await mountMap(document.createElement('div'), start, silent)()
    const [map] = fake.maps()
    expect(map?.options.colorScheme).toBe('FOLLOW_SYSTEM')
    if (map === undefined || E.isLeft(outcome)) throw new Error('the map did not mount')
    outcome.right.unmount()
    const given = jest.spyOn(map, 'setOptions')
    await mountMap(document.createElement('div'), start, silent)()
    expect(given).toHaveBeenCalledTimes(1)
    expect(given.mock.calls[0]?.[0]).not.toHaveProperty('colorScheme')
  })

  const failing = (load: GoogleMapNeeds['load']) => {
    const reports: Report[] = []
    const mountMap = makeGoogleMap({
      load,
      canvases: makeGoogleCanvases(),
      prefersReducedMotion: () => true,
      report: (report) => reports.push(report),
    })
    return { mountMap, reports }
  }

  it('fails if Google’s script does not load, and leaves the box empty', async () => {
    const box = document.createElement('div')
    const { mountMap, reports } = failing(TE.left({ kind: 'MapsFailed' }))
    expect(await mountMap(box, start, silent)()).toEqual(E.left({ kind: 'MapsFailed' }))
    expect(box.childNodes).toHaveLength(0)
    // The loader of the script has reported it already.
    expect(reports).toEqual([])
  })

  class NoListeners extends FakeGoogleMap {
    override addListener(): never {
      throw new Error('no map was made')
    }
  }
  class NoMap extends FakeGoogleMap {
    constructor(...given: ConstructorParameters<typeof FakeGoogleMap>) {
      super(...given)
      throw new Error('no map was made')
    }
  }

  it.each([NoMap, NoListeners])(
    'fails if Google’s map cannot be made, leaves the box empty and reports it',
    async (broken) => {
      const box = document.createElement('div')
      const { mountMap, reports } = failing(TE.right({ ...google().fake.api, Map: broken }))
      expect(await mountMap(box, start, silent)()).toEqual(E.left({ kind: 'MapsFailed' }))
      expect(box.childNodes).toHaveLength(0)
      expect(reports).toEqual([{ tag: 'MAPS', about: 'map did not mount' }])
    },
  )
})
