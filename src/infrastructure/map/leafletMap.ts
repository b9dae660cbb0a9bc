import type * as Leaflet from 'leaflet'
import type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../../application/place/mountMap.port.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'
import {
  endZoom,
  type LeafletCanvasNeeds,
  type LoadLeaflet,
  loadLeaflet,
  openLeafletCanvas,
} from './leafletCanvas.ts'
import { mountInFrame } from './mapFrame.ts'
import { zoomedBy } from './mapView.ts'

// The pin is in the middle, and zooming must not change the point under it.
const gestures = {
  scrollWheelZoom: 'center',
  touchZoom: 'center',
  doubleClickZoom: 'center',
  // A map that glides on would leave the spot that the finger chose.
  inertia: false,
} as const

const mount = (
  leaflet: typeof Leaflet,
  needs: LeafletCanvasNeeds,
  frame: HTMLElement,
  start: MapStart,
  events: MapEvents,
): MountedMap => {
  const isStill = needs.prefersReducedMotion()
  const behaviour = { ...gestures, isStill }
  const map = openLeafletCanvas(leaflet, needs, frame, start, behaviour, events.onDrawn)

  // Where the middle is, or where it is going: an animation under way does not change that.
  let resting = start.centre
  // The zoom that taps have asked for, until it is reached; null if there is none.
  let wanted: number | null = null
  let isDragged = false
  // The steps that keys and buttons have made while a finger holds the map.
  let stepsHeld: readonly Leaflet.PointTuple[] = []
  let isMounted = true

  const rest = (point: Coordinates, animated: boolean) => {
    resting = point
    // Leaflet itself jumps if the distance is too long to glide.
    map.setView(point, map.getZoom(), animated && !isStill ? {} : { animate: false })
  }

  const middle = (): Coordinates => {
    const { lat, lng } = map.getCenter().wrap()
    return rounded({ lat, lng })
  }

  const panBy = (right: number, down: number) => {
    if (!isMounted) return
    const size = map.getSize()
    if (isDragged) {
      // From where the finger has brought it, which reports where it lets go.
      const step: Leaflet.PointTuple = [right * size.x, down * size.y]
      stepsHeld = [...stepsHeld, step]
      map.panBy(step, { animate: false })
      return
    }
    const zoomNow = map.getZoom()
    const moved = map.project(resting, zoomNow).add([right * size.x, down * size.y])
    const { lat, lng } = map.unproject(moved, zoomNow).wrap()
    events.onDragStart()
    rest(rounded({ lat, lng }), true)
    events.onDragEnd(resting)
  }

  // During a pinch the zoom is a fraction, which no map rests at.
  const zoomMeant = (): number => wanted ?? Math.round(map.getZoom())

  const zoomTo = (zoom: number) => {
    map.setView(resting, zoom, isStill ? { animate: false } : {})
  }

  const zoomBy = (steps: number) => {
    if (!isMounted) return
    // A zoom under a finger that holds the map ends its drag: Leaflet would go on from where that began.
    if (isDragged) map.dragging.disable().enable()
    const zoom = zoomedBy(zoomMeant(), steps, start)
    if (wanted === null && zoom === map.getZoom()) return
    wanted = zoom
    zoomTo(zoom)
  }

  // A finger on the map need not wait for the zoom: what it does next counts.
  const hurry = () => {
    const zoom = wanted
    wanted = null
    endZoom(leaflet, map)
    if (zoom !== null) map.setView(resting, zoom, { animate: false })
  }
  // In the capture phase, before Leaflet hears of it.
  frame.addEventListener('pointerdown', hurry, true)

  map.on('dragstart', () => {
    isDragged = true
    stepsHeld = []
    events.onDragStart()
  })
  map.on('drag', () => {
    // Leaflet counts from where the finger began, and has just undone them.
    for (const step of stepsHeld) map.panBy(step, { animate: false })
  })
  map.on('dragend', () => {
    // Leaflet ends the drag of a map that is removed under a finger: that chooses nothing.
    if (!isMounted) return
    isDragged = false
    resting = middle()
    events.onDragEnd(resting)
  })
  map.on('zoomend', () => {
    // Leaflet drops what is asked for while it animates a zoom.
    if (wanted === map.getZoom()) wanted = null
    if (wanted !== null) zoomTo(wanted)
    // A wheel or pinch that interrupts a glide leaves the middle halfway.
    if (isDragged) return
    const off = map.latLngToContainerPoint(resting).distanceTo(map.getSize().divideBy(2))
    if (off > 1) rest(resting, false)
  })

  return {
    moveTo: (point) => {
      if (isMounted) rest(point, true)
    },
    zoom: zoomMeant,
    zoomBy,
    panBy,
    resized: () => {
      if (!isMounted) return
      map.invalidateSize({ pan: false })
      // A finger decides itself where the middle is, and may close the keyboard as it begins.
      if (!isDragged) rest(resting, false)
    },
    unmount: () => {
      if (!isMounted) return
      isMounted = false
      wanted = null
      hurry()
      map.remove()
    },
  }
}

/**
 * A map drawn by Leaflet from the tiles of any XYZ server. Leaflet is in a chunk of its own; if
 * that does not load, mounting fails with `MapsFailed`. If the tiles do not load, the map is empty
 * but still moves, and says so (spec 1 §2). Points are in degrees.
 *
 * @example
 * const load = () => Promise.reject(new Error('no such chunk'))
 * const mountMap = makeLeafletMap(tiles, load)
 * await mountMap(document.body, mapStart, mapEvents)() // → left: { kind: 'MapsFailed' }
 */
export const makeLeafletMap =
  (needs: LeafletCanvasNeeds, load: LoadLeaflet = loadLeaflet): MountMap<HTMLElement> =>
  (box, start, events) =>
    mountInFrame(box, start.label, async (frame) =>
      mount(await load(), needs, frame, start, events),
    )
