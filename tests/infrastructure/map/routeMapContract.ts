import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import axe from 'axe-core'
import { either as E } from 'fp-ts'
import type {
  MountedRouteMap,
  MountRouteMap,
  RouteMapStart,
  RouteMarker,
} from '../../../src/application/place/mountRouteMap.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { expectNear, giveElementsASize, size } from './mapContract.ts'

/** A mounted route map, and the eyes and hands of a customer on it. */
export type RouteMapUnderTest = {
  readonly mountRouteMap: MountRouteMap<HTMLElement>
  /** What the map of a box shows. */
  readonly view: (box: HTMLElement) => { readonly centre: Coordinates; readonly zoom: number }
  /** The position of the marker that contains an element of the page. */
  readonly place: (box: HTMLElement, mark: Element) => Coordinates
  /** The points of the map's line, in order. */
  readonly line: (box: HTMLElement) => readonly Coordinates[]
  /** Drags the map of a box by pixels; to the left shows what is to the right. */
  readonly drag: (box: HTMLElement, right: number, down: number) => Promise<void>
  /** Turns the wheel by one step. */
  readonly wheel: (box: HTMLElement, step: 1 | -1) => Promise<void>
}

export const zoomLimits = { least: 1, most: 21 }

export const pickup: RouteMarker = {
  kind: 'pickup',
  at: { lat: 12.935223, lng: 77.624481 },
  label: 'Koramangala',
}
export const drop: RouteMarker = {
  kind: 'drop',
  at: { lat: 12.978372, lng: 77.640836 },
  label: 'Indiranagar',
}
const stop: RouteMarker = {
  kind: 'stop',
  at: { lat: 12.951, lng: 77.66 },
  label: 'Domlur',
}
const lastStop: RouteMarker = { kind: 'stop', at: { lat: 12.96, lng: 77.65 }, label: 'HAL' }

export const vehicleAt = (lat: number, lng: number): RouteMarker => ({
  kind: 'vehicle',
  at: { lat, lng },
  label: 'KA 01 AB 1234',
})

export const route: RouteMapStart = { markers: [pickup, drop], label: 'Your delivery on the map' }

const underWay = vehicleAt(12.95, 77.63)
const outOfTown: Coordinates = { lat: 13.2, lng: 77.7 }

/** Degrees of longitude under one pixel. */
const pixel = (zoom: number): number => 360 / (256 * 2 ** zoom)

/** The tests that every adapter of the port has to pass. */
export const routeMapContract = (adapter: string, make: () => RouteMapUnderTest): void => {
  describe(`a route on a map by ${adapter}`, () => {
    giveElementsASize()

    let hands: RouteMapUnderTest
    let box: HTMLElement
    const mounted: MountedRouteMap[] = []

    const mount = async (
      markers: readonly RouteMarker[] = route.markers,
      into: HTMLElement = box,
    ): Promise<MountedRouteMap> => {
      const outcome = await hands.mountRouteMap(into, { ...route, markers })()
      if (E.isLeft(outcome)) throw new Error('the map did not mount')
      mounted.push(outcome.right)
      // What is on a map may appear one turn later than the map.
      await Promise.resolve()
      return outcome.right
    }
    const newBox = (): HTMLElement => {
      const element = document.createElement('div')
      document.body.append(element)
      return element
    }
    const frame = (of: HTMLElement = box): HTMLElement => {
      const found = of.querySelector<HTMLElement>('[role="application"]')
      if (found === null) throw new Error('there is no map in the box')
      return found
    }
    const press = (key: string, target: Element = frame()) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    const words = () => [...box.querySelectorAll('span')].map(({ textContent }) => textContent)
    const caption = (label: string): Element => {
      const found = [...box.querySelectorAll('span')].find(
        ({ textContent }) => textContent === label,
      )
      if (found === undefined) throw new Error(`nothing is called ${label}`)
      return found
    }
    const placeOf = ({ label }: RouteMarker) => hands.place(box, caption(label))
    const view = () => hands.view(box)
    /** Maps are placed on whole pixels, so the middle is off by one at most. */
    const expectMiddle = (wanted: Coordinates) => {
      const { centre, zoom } = view()
      expect(Math.abs(centre.lat - wanted.lat)).toBeLessThan(1.5 * pixel(zoom))
      expect(Math.abs(centre.lng - wanted.lng)).toBeLessThan(1.5 * pixel(zoom))
    }
    const isSeen = ({ lat, lng }: Coordinates): boolean => {
      const { centre, zoom } = view()
      const degree = pixel(zoom)
      const north = Math.cos((centre.lat * Math.PI) / 180) * degree
      return (
        Math.abs(lng - centre.lng) < (size.width / 2) * degree &&
        Math.abs(lat - centre.lat) < (size.height / 2) * north
      )
    }
    const beSized = (width: number, height: number) => {
      Object.defineProperty(frame(), 'clientWidth', { configurable: true, value: width })
      Object.defineProperty(frame(), 'clientHeight', { configurable: true, value: height })
    }

    beforeEach(() => {
      hands = make()
      box = newBox()
    })
    afterEach(() => {
      for (const map of mounted.splice(0)) map.unmount()
      document.body.replaceChildren()
    })

    it('shows the whole route at the deepest zoom that fits it', async () => {
      await mount([pickup, stop, drop])
      for (const { at } of [pickup, stop, drop]) expect(isSeen(at)).toBe(true)
      const { centre, zoom } = view()
      expect(centre.lat).toBeCloseTo((pickup.at.lat + drop.at.lat) / 2, 3)
      const high = drop.at.lat - pickup.at.lat
      const north = Math.cos((centre.lat * Math.PI) / 180)
      // One zoom step deeper, the markers at the edges would have too little room.
      expect(high / (pixel(zoom + 1) * north)).toBeGreaterThan(0.6 * size.height)
    })

    it('leaves room below the lowest place for its label, and for whose map it is unless the map is very low', async () => {
      const map = await mount()
      // The label ends 38 pixels below its place; the line at the foot of the map is 17 high.
      for (const [height, room] of [
        [240, 38 + 17],
        [144, 38],
      ] as const) {
        beSized(360, height)
        map.resized()
        for (const share of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
          const lat = drop.at.lat - share * (drop.at.lat - pickup.at.lat)
          map.show([{ ...pickup, at: { ...pickup.at, lat } }, drop])
          const { centre, zoom } = view()
          const north = pixel(zoom) * Math.cos((centre.lat * Math.PI) / 180)
          expect(height / 2 - (centre.lat - lat) / north).toBeGreaterThanOrEqual(room)
        }
      }
    })

    it('shows a single place with the streets around it', async () => {
      await mount([pickup])
      expectMiddle(pickup.at)
      expect(view().zoom).toBe(16)
    })

    it('is a single focusable element with a name, and passes axe', async () => {
      await mount([pickup, stop, drop, underWay])
      frame().focus()
      expect(document.activeElement).toBe(frame())
      expect(frame().getAttribute('aria-label')).toBe('Your delivery on the map')
      const focusable = box.querySelectorAll('a, button, input, [tabindex]:not([tabindex="-1"])')
      expect([...focusable]).toEqual([frame()])
      const { violations } = await axe.run(box, { rules: { region: { enabled: false } } })
      expect(violations.map(({ id }) => id)).toEqual([])
    })

    it('draws every marker at its place, with its label', async () => {
      await mount([pickup, stop, drop, underWay])
      for (const marker of [pickup, stop, drop, underWay]) {
        expectNear(placeOf(marker), marker.at)
      }
      expect(words()).toHaveLength(4)
    })

    it('keeps the label of a place readable while a vehicle is there', async () => {
      const loading: RouteMarker = { ...pickup, kind: 'vehicle', label: 'KA 01 AB 1234' }
      await mount([pickup, drop, stop, loading])
      const vehicle = caption(loading.label).parentElement?.querySelector('svg')
      const reach = parseFloat(vehicle?.style.top ?? '') + parseFloat(vehicle?.style.height ?? '')
      for (const { label } of [pickup, drop, stop]) {
        const { top } = window.getComputedStyle(caption(label))
        expect(parseFloat(top)).toBeGreaterThan(reach)
      }
    })

    it('shows labels as text, whatever is in them', async () => {
      const label = '<img src=x onerror=alert(1)> & <b>Co</b>'
      const map = await mount([{ ...pickup, label }, drop])
      expect(words()).toContain(label)
      map.show([{ ...pickup, label: `${label}!` }, drop])
      expect(words()).toContain(`${label}!`)
      expect(box.querySelectorAll('img[src="x"], b')).toHaveLength(0)
    })

    it('shows labels, and hides empty ones', async () => {
      const seen = () =>
        [...box.querySelectorAll('span')].flatMap(({ hidden, textContent }) =>
          hidden ? [] : [textContent],
        )
      const map = await mount([{ ...pickup, label: '' }, drop])
      expect(seen()).toEqual(['Indiranagar'])
      map.show([pickup, { ...drop, label: '' }])
      expect(seen()).toEqual(['Koramangala'])
    })

    it('draws a line from the pickup over the stops to the drop, in whatever order they are given', async () => {
      await mount([drop, underWay, stop, lastStop, pickup])
      const line = hands.line(box)
      expect(line).toHaveLength(4)
      for (const [nth, { at }] of [pickup, stop, lastStop, drop].entries()) {
        expectNear(line[nth], at)
      }
    })

    it('leaves out a marker whose place is not resolved', async () => {
      await mount([pickup, { ...drop, at: { lat: 1000, lng: 77.6 } }])
      expect(words()).toEqual(['Koramangala'])
      expectMiddle(pickup.at)
    })

    it('moves a vehicle without moving the view', async () => {
      const map = await mount([pickup, drop, underWay])
      const before = view()
      const further = vehicleAt(12.96, 77.635)
      map.show([pickup, drop, further])
      expectNear(placeOf(further), further.at)
      expect(view()).toEqual(before)
      expect(words()).toHaveLength(3)
    })

    it('follows a vehicle that leaves the view', async () => {
      const map = await mount([pickup, drop, underWay])
      map.show([pickup, drop, { ...underWay, at: outOfTown }])
      for (const at of [pickup.at, drop.at, outOfTown]) expect(isSeen(at)).toBe(true)
    })

    it('includes a vehicle that appears outside the view, unless the customer has moved the view since', async () => {
      const map = await mount()
      const far = { ...underWay, at: outOfTown }
      map.show([pickup, drop, far])
      expect(isSeen(outOfTown)).toBe(true)
      map.zoomBy(5)
      const own = view()
      map.show([pickup, drop, { ...far, at: { lat: 13.19, lng: 77.7 } }])
      expect(view()).toEqual(own)
    })

    it('is fitted again when the route changes', async () => {
      const map = await mount([pickup, drop, underWay])
      map.zoomBy(4)
      const elsewhere = { ...drop, at: outOfTown }
      map.show([pickup, elsewhere, underWay])
      expect(isSeen(outOfTown)).toBe(true)
      expect(isSeen(pickup.at)).toBe(true)
      expectNear(placeOf(elsewhere), outOfTown)
      expectNear(hands.line(box)[1], outOfTown)
    })

    it('removes markers that are no longer given', async () => {
      const map = await mount([pickup, stop, drop, underWay])
      map.show([pickup, drop])
      expect(words()).toEqual(['Koramangala', 'Indiranagar'])
      expect(hands.line(box)).toHaveLength(2)
    })

    it('can start without markers, and shows them when they come', async () => {
      const map = await mount([])
      expect(words()).toEqual([])
      expect(hands.line(box)).toHaveLength(0)
      map.show([underWay])
      expectMiddle(underWay.at)
    })

    it('zooms about its centre, within its limits', async () => {
      const map = await mount()
      const { centre, zoom } = view()
      map.zoomBy(2)
      expect(view().zoom).toBe(zoom + 2)
      expectMiddle(centre)
      map.zoomBy(40)
      expect(view().zoom).toBe(21)
      map.zoomBy(-40)
      expect(view().zoom).toBe(1)
    })

    it('keeps its markers at their places when it is zoomed', async () => {
      const map = await mount([pickup, drop, underWay])
      map.zoomBy(2)
      for (const marker of [pickup, drop, underWay]) expectNear(placeOf(marker), marker.at)
      expectNear(hands.line(box)[0], pickup.at)
    })

    it('moves and zooms by keys', async () => {
      await mount()
      const { centre, zoom } = view()
      expect(press('ArrowRight')).toBe(true)
      expectMiddle({ ...centre, lng: centre.lng + 0.1 * size.width * pixel(zoom) })
      expect(press('ArrowUp')).toBe(true)
      expect(view().centre.lat).toBeGreaterThan(centre.lat)
      press('+')
      expect(view().zoom).toBe(zoom + 1)
      expect(press('Tab')).toBe(false)
    })

    it('can be dragged', async () => {
      await mount()
      const { centre, zoom } = view()
      await hands.drag(box, -100, 0)
      expectMiddle({ ...centre, lng: centre.lng + 100 * pixel(zoom) })
    })

    it('leaves the wheel to the page', async () => {
      await mount()
      const before = view()
      await hands.wheel(box, 1)
      expect(view()).toEqual(before)
    })

    it('is fitted again when its box changes, until the customer moves it', async () => {
      const map = await mount()
      const { centre, zoom } = view()
      beSized(100, 75)
      map.resized()
      expect(view().zoom).toBeLessThan(zoom)
      expectMiddle(centre)
      beSized(size.width, size.height)
      map.resized()
      expect(view().zoom).toBe(zoom)

      await hands.drag(box, -100, 0)
      const own = view()
      beSized(100, 75)
      map.resized()
      expect(view().zoom).toBe(own.zoom)
      expectMiddle(own.centre)
    })

    it('is fitted to its box again after the route has changed', async () => {
      const map = await mount()
      map.zoomBy(4)
      map.show([pickup, stop, drop])
      const { zoom } = view()
      beSized(100, 75)
      map.resized()
      expect(view().zoom).toBeLessThan(zoom)
    })

    it('is fitted to a route that changed while its box had no size, though the customer moved it before', async () => {
      const map = await mount()
      map.zoomBy(4)
      beSized(0, 0)
      map.resized()
      map.show([pickup, { ...drop, at: outOfTown }])
      beSized(size.width, size.height)
      map.resized()
      for (const at of [pickup.at, outOfTown]) expect(isSeen(at)).toBe(true)
    })

    it('is fitted as soon as its box has a size', async () => {
      const hidden = newBox()
      const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth')
      Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
        configurable: true,
        get: () => 0,
      })
      const map = await mount(route.markers, hidden)
      Object.defineProperty(HTMLElement.prototype, 'clientWidth', own ?? {})
      map.resized()
      const shown = hands.view(hidden)
      await mount()
      expect(shown).toEqual(view())
    })

    it('leaves the box as it was when it is unmounted, and then ignores calls and keys', async () => {
      box.className = 'tracking'
      const before = box.outerHTML
      const map = await mount([pickup, drop, underWay])
      const left = frame()
      map.unmount()
      expect(box.outerHTML).toBe(before)
      map.unmount()
      map.show([pickup])
      map.zoomBy(1)
      map.resized()
      expect(press('ArrowLeft', left)).toBe(false)
      expect(box.outerHTML).toBe(before)
    })

    it('can be mounted in the same box again, with nothing left of the first map', async () => {
      const first = await mount([pickup, stop, drop])
      first.zoomBy(3)
      first.unmount()
      await mount([pickup, drop])
      expect(words()).toEqual(['Koramangala', 'Indiranagar'])
      expect(isSeen(pickup.at) && isSeen(drop.at)).toBe(true)
      expect(hands.line(box)).toHaveLength(2)
    })

    it('is independent of another map', async () => {
      const other = newBox()
      const map = await mount([pickup])
      await mount([drop], other)
      map.zoomBy(-3)
      expectMiddle(pickup.at)
      expectNear(hands.view(other).centre, drop.at)
      expect(hands.view(other).zoom).toBe(16)
    })
  })
}
