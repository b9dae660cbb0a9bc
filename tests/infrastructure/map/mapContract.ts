import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import axe from 'axe-core'
import { either as E } from 'fp-ts'
import type {
  MapStart,
  MountedMap,
  MountMap,
} from '../../../src/application/place/mountMap.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'

/** A mounted map, and the hands of a customer on it. */
export type MapUnderTest = {
  readonly mountMap: MountMap<HTMLElement>
  /** What the map of a box shows. */
  readonly view: (box: HTMLElement) => { readonly centre: Coordinates; readonly zoom: number }
  /** Drags the map of a box by pixels; to the left shows what is to the right. */
  readonly drag: (box: HTMLElement, right: number, down: number) => Promise<void>
  /** Begins such a drag, and does not let go. */
  readonly hold: (box: HTMLElement, right: number, down: number) => Promise<void>
  /** Turns the wheel by one step, with the cursor away from the middle. */
  readonly wheel: (box: HTMLElement, step: 1 | -1) => Promise<void>
}

export const size = { width: 400, height: 300 }

export const start: MapStart = {
  centre: { lat: 12.935223, lng: 77.624481 },
  zoom: 18,
  least: 1,
  most: 21,
  label: 'Pickup on the map',
}

const elsewhere: Coordinates = { lat: 13.0273, lng: 77.6601 }

/** Degrees of longitude under one pixel. */
export const pixel = (zoom: number): number => 360 / (256 * 2 ** zoom)

const sized = (name: string, value: number): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  return () => {
    if (before === undefined) Reflect.deleteProperty(HTMLElement.prototype, name)
    else Object.defineProperty(HTMLElement.prototype, name, before)
  }
}

/** jsdom has no layout, so every element gets the size of the map. */
export const giveElementsASize = (): void => {
  let restore: ReadonlyArray<() => void> = []
  beforeAll(() => {
    restore = [sized('clientWidth', size.width), sized('clientHeight', size.height)]
  })
  afterAll(() => {
    for (const undo of restore) undo()
  })
}

export const expectNear = (point: Coordinates | undefined, wanted: Coordinates): void => {
  expect(point?.lat).toBeCloseTo(wanted.lat, 5)
  expect(point?.lng).toBeCloseTo(wanted.lng, 5)
}

const decimals = (degrees: number): number => (String(degrees).split('.')[1] ?? '').length

/** The tests that every adapter of the port has to pass. */
export const mapContract = (adapter: string, make: () => MapUnderTest): void => {
  describe(`a map by ${adapter}`, () => {
    giveElementsASize()

    let hands: MapUnderTest
    let box: HTMLElement
    let told: Array<'start' | Coordinates>
    const mounted: MountedMap[] = []

    const mount = async (into: HTMLElement = box, from: MapStart = start): Promise<MountedMap> => {
      const outcome = await hands.mountMap(into, from, {
        onDragStart: () => told.push('start'),
        onDragEnd: (centre) => told.push(centre),
        onDrawn: () => undefined,
      })()
      if (E.isLeft(outcome)) throw new Error('the map did not mount')
      mounted.push(outcome.right)
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
    const press = (key: string, init: KeyboardEventInit = {}, target: Element = frame()) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    const ends = (): readonly Coordinates[] => told.filter((one) => one !== 'start')

    beforeEach(() => {
      hands = make()
      box = newBox()
      told = []
    })
    afterEach(() => {
      for (const map of mounted.splice(0)) map.unmount()
      document.body.replaceChildren()
    })

    it('starts at the given place and zoom without events', async () => {
      await mount()
      expectNear(hands.view(box).centre, start.centre)
      expect(hands.view(box).zoom).toBe(18)
      expect(told).toEqual([])
    })

    it('is a single focusable element with a name, and passes axe', async () => {
      await mount()
      frame().focus()
      expect(document.activeElement).toBe(frame())
      expect(frame().getAttribute('aria-label')).toBe('Pickup on the map')
      const { violations } = await axe.run(box, { rules: { region: { enabled: false } } })
      expect(violations.map(({ id }) => id)).toEqual([])
    })

    it('reports a drag with the centre that it ends at', async () => {
      await mount()
      await hands.drag(box, -100, 0)
      expect(told).toHaveLength(2)
      expect(told[0]).toBe('start')
      const [end] = ends()
      expectNear(end, { lat: start.centre.lat, lng: start.centre.lng + 100 * pixel(18) })
      expect(end).toBeDefined()
      if (end !== undefined) {
        expect(decimals(end.lat)).toBeLessThanOrEqual(6)
        expect(decimals(end.lng)).toBeLessThanOrEqual(6)
      }
    })

    it('reports every drag', async () => {
      await mount()
      await hands.drag(box, -100, 0)
      await hands.drag(box, 0, 60)
      expect(ends()).toHaveLength(2)
      expect(ends()[1]?.lat).toBeGreaterThan(start.centre.lat)
      expect(ends()[1]?.lng).toBeCloseTo(ends()[0]?.lng ?? 0, 5)
    })

    it('moves to a given place without events', async () => {
      const map = await mount()
      map.moveTo(elsewhere)
      expectNear(hands.view(box).centre, elsewhere)
      expect(told).toEqual([])
    })

    it('zooms about its centre, within its limits, without events', async () => {
      const map = await mount()
      map.zoomBy(2)
      expect(hands.view(box).zoom).toBe(20)
      map.zoomBy(5)
      expect(hands.view(box).zoom).toBe(21)
      map.zoomBy(-40)
      expect(hands.view(box).zoom).toBe(1)
      map.zoomBy(17)
      expectNear(hands.view(box).centre, start.centre)
      expect(told).toEqual([])
    })

    it('keeps its centre when it is zoomed by the wheel, without events', async () => {
      await mount()
      await hands.wheel(box, 1)
      expect(hands.view(box).zoom).toBe(19)
      expectNear(hands.view(box).centre, start.centre)
      expect(told).toEqual([])
    })

    it('says the zoom that it has been brought to, whoever did that', async () => {
      const map = await mount()
      expect(map.zoom()).toBe(18)
      map.zoomBy(-2)
      expect(map.zoom()).toBe(16)
      await hands.wheel(box, 1)
      expect(map.zoom()).toBe(hands.view(box).zoom)
    })

    it('moves by fractions of its size, with the events of a drag', async () => {
      const map = await mount()
      map.panBy(0.5, 0)
      const right = { ...start.centre, lng: start.centre.lng + 200 * pixel(18) }
      expect(told[0]).toBe('start')
      expectNear(ends()[0], right)
      expectNear(hands.view(box).centre, right)
      map.panBy(-0.5, 0)
      expectNear(ends()[1], start.centre)
      map.panBy(0, 0.5)
      expect(ends()[2]?.lat).toBeCloseTo(
        start.centre.lat - 150 * pixel(18) * Math.cos((start.centre.lat * Math.PI) / 180),
        5,
      )
    })

    it.each([
      ['ArrowRight', 1, 0],
      ['ArrowLeft', -1, 0],
      ['ArrowUp', 0, 1],
      ['ArrowDown', 0, -1],
    ])('moves by %s, with the events of a drag', async (key, east, north) => {
      await mount()
      expect(press(key)).toBe(true)
      expect(told[0]).toBe('start')
      const [end] = ends()
      expect(Math.sign((end?.lng ?? 0) - start.centre.lng)).toBe(east)
      expect(Math.sign((end?.lat ?? 0) - start.centre.lat)).toBe(north)
    })

    it('moves farther with Shift', async () => {
      await mount()
      press('ArrowRight')
      press('ArrowLeft')
      press('ArrowRight', { shiftKey: true })
      const [step, , leap] = ends()
      const way = (end: Coordinates | undefined) => (end?.lng ?? 0) - start.centre.lng
      expect(way(leap)).toBeGreaterThan(2 * way(step))
    })

    it('zooms by plus and minus', async () => {
      await mount()
      expect(press('+')).toBe(true)
      expect(hands.view(box).zoom).toBe(19)
      press('-')
      press('-')
      expect(hands.view(box).zoom).toBe(17)
    })

    it('ignores other keys, the browser’s shortcuts and keys pressed in elements inside', async () => {
      await mount()
      const inside = document.createElement('button')
      frame().append(inside)
      expect(press('a')).toBe(false)
      expect(press('Tab')).toBe(false)
      expect(press('ArrowLeft', { altKey: true })).toBe(false)
      expect(press('-', { ctrlKey: true })).toBe(false)
      expect(press('ArrowLeft', {}, inside)).toBe(false)
      expect(told).toEqual([])
      expect(hands.view(box).zoom).toBe(18)
    })

    it('keeps its centre when its box changes, and then moves by fractions of its new size', async () => {
      const map = await mount()
      map.moveTo(elsewhere)
      const restore = sized('clientWidth', size.width / 2)
      map.resized()
      expectNear(hands.view(box).centre, elsewhere)
      expect(told).toEqual([])

      map.panBy(0.5, 0)
      restore()
      const right = { ...elsewhere, lng: elsewhere.lng + (size.width / 4) * pixel(18) }
      expectNear(hands.view(box).centre, right)
    })

    it('stays under the finger that holds it when its box changes', async () => {
      const map = await mount()
      await hands.hold(box, -100, 0)
      map.resized()
      expectNear(hands.view(box).centre, {
        lat: start.centre.lat,
        lng: start.centre.lng + 100 * pixel(start.zoom),
      })
    })

    it('moves by a key from where the finger that holds it has brought it', async () => {
      await mount()
      await hands.hold(box, -100, 0)
      press('ArrowRight')
      expectNear(hands.view(box).centre, {
        lat: start.centre.lat,
        lng: start.centre.lng + (100 + size.width / 10) * pixel(start.zoom),
      })
      // The finger still decides where the map ends up.
      expect(told).toEqual(['start'])
    })

    it('zooms about where the finger that holds it has brought it', async () => {
      const map = await mount()
      await hands.hold(box, -100, 0)
      map.zoomBy(1)
      expect(hands.view(box).zoom).toBe(19)
      expectNear(hands.view(box).centre, {
        lat: start.centre.lat,
        lng: start.centre.lng + 100 * pixel(start.zoom),
      })
    })

    it('leaves the box as it was when it is unmounted, and then ignores calls and keys', async () => {
      box.className = 'picker'
      const before = box.outerHTML
      const map = await mount()
      const left = frame()
      map.unmount()
      expect(box.outerHTML).toBe(before)
      map.unmount()
      map.moveTo(elsewhere)
      map.panBy(0.5, 0.5)
      map.zoomBy(1)
      map.resized()
      press('ArrowLeft', {}, left)
      expect(told).toEqual([])
    })

    it('does not report where a finger was that still holds it when it is unmounted', async () => {
      const map = await mount()
      await hands.hold(box, -100, 0)
      expect(told).toEqual(['start'])
      map.unmount()
      expect(told).toEqual(['start'])
    })

    it('can be mounted in the same box again, at the given place', async () => {
      const first = await mount()
      first.moveTo(elsewhere)
      first.unmount()
      await mount()
      expectNear(hands.view(box).centre, start.centre)
      await hands.drag(box, -100, 0)
      expect(ends()).toHaveLength(1)
    })

    it('is independent of another map', async () => {
      const other = newBox()
      const map = await mount()
      await mount(other, { ...start, label: 'Drop on the map' })
      map.moveTo(elsewhere)
      expectNear(hands.view(box).centre, elsewhere)
      expectNear(hands.view(other).centre, start.centre)
    })
  })
}
