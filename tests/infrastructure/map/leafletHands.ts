import * as leaflet from 'leaflet'

const drawn: leaflet.Map[] = []
leaflet.Map.addInitHook(function (this: leaflet.Map) {
  drawn.push(this)
})

/** The map that Leaflet has drawn in a box. */
export const mapIn = (box: HTMLElement): leaflet.Map => {
  const map = drawn.findLast((one) => box.contains(one.getContainer()))
  if (map === undefined) throw new Error('there is no map in the box')
  return map
}

export const passing = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const mouse = (target: EventTarget, type: string, clientX: number, clientY: number) =>
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0, which: 1 }),
  )

const paneOf = (box: HTMLElement): HTMLElement => {
  const pane = mapIn(box).getPane('mapPane')
  if (pane === undefined) throw new Error('there is nothing to drag')
  return pane
}

/** Drags the map of a box and does not let go. Returns what is dragged. */
const hold = (box: HTMLElement, right: number, down: number): HTMLElement => {
  const pane = paneOf(box)
  mouse(pane, 'pointerdown', 200, 150)
  mouse(pane, 'mousedown', 200, 150)
  mouse(pane, 'mousemove', 200 + right / 2, 150 + down / 2)
  mouse(pane, 'mousemove', 200 + right, 150 + down)
  return pane
}

/** What a customer sees on such a map and does with it. */
export const leafletHands = {
  view: (box: HTMLElement) => {
    const { lat, lng } = mapIn(box).getCenter()
    return { centre: { lat, lng }, zoom: mapIn(box).getZoom() }
  },
  hold: async (box: HTMLElement, right: number, down: number) => {
    hold(box, right, down)
  },
  /** Moves the finger that holds the map, to so many pixels from where it began. */
  holdOn: (box: HTMLElement, right: number, down: number) => {
    mouse(paneOf(box), 'mousemove', 200 + right, 150 + down)
  },
  drag: async (box: HTMLElement, right: number, down: number) => {
    mouse(hold(box, right, down), 'mouseup', 200 + right, 150 + down)
    // Leaflet swallows the click that follows a drag, until the next tick.
    await passing(20)
  },
  wheel: async (box: HTMLElement, step: 1 | -1) => {
    mapIn(box)
      .getContainer()
      .dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, deltaY: -step * 60, clientX: 20, clientY: 30 }),
      )
    await passing(120)
  },
}
