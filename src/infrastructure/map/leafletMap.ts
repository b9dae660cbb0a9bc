import { either as E } from 'fp-ts'
import type * as Leaflet from 'leaflet'
import type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../../application/place/mountMap.port.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'
import { openMapFrame } from './mapFrame.ts'

export type LeafletMapNeeds = {
  /** An XYZ template: `/tiles/{z}/{x}/{y}.svg`. */
  readonly tilesUrl: string
  /** Whose map it is, as plain text: every tile server asks to be named. */
  readonly tilesAttribution: string
  readonly prefersReducedMotion: () => boolean
}

// Deeper, the tiles of this zoom are enlarged: public tile servers end here.
const deepestTiles = 19

const loadLeaflet = async (): Promise<typeof Leaflet> => {
  const [leaflet] = await Promise.all([import('leaflet'), import('./leafletStyle.ts')])
  return leaflet
}

const attributionControl = (leaflet: typeof Leaflet, text: string): Leaflet.Control => {
  const control = new leaflet.Control({ position: 'bottomright' })
  control.onAdd = () => {
    // Leaflet's own control takes HTML, and the text comes from a setting.
    const line = document.createElement('div')
    line.className = 'leaflet-control-attribution'
    line.textContent = text
    return line
  }
  return control
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

const mount = (
  leaflet: typeof Leaflet,
  { tilesUrl, tilesAttribution, prefersReducedMotion }: LeafletMapNeeds,
  frame: HTMLElement,
  { centre, zoom, least, most }: MapStart,
  events: MapEvents,
): MountedMap => {
  const isStill = prefersReducedMotion()
  const map = leaflet.map(frame, {
    center: centre,
    zoom,
    minZoom: least,
    maxZoom: most,
    zoomControl: false,
    attributionControl: false,
    // Leaflet's keys move the map without telling that it was moved.
    keyboard: false,
    // The pin is in the middle, and zooming must not move what it points at.
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
    boxZoom: false,
    // A map that glides on leaves the place that the finger chose.
    inertia: false,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
  })
  leaflet
    .tileLayer(tilesUrl, { minZoom: least, maxZoom: most, maxNativeZoom: deepestTiles })
    .addTo(map)
  if (tilesAttribution.trim() !== '') attributionControl(leaflet, tilesAttribution).addTo(map)

  // Where the middle is or is going: an animation under way does not change what it means.
  let resting = centre
  let isDragged = false
  let isMounted = true

  const rest = (point: Coordinates, animated: boolean) => {
    resting = point
    // Leaflet itself jumps when the way is too long to glide.
    map.setView(point, map.getZoom(), animated && !isStill ? {} : { animate: false })
  }

  const middle = (): Coordinates => {
    const { lat, lng } = map.getCenter().wrap()
    return rounded({ lat, lng })
  }

  const panBy = (right: number, down: number) => {
    if (!isMounted) return
    const size = map.getSize()
    const zoomNow = map.getZoom()
    const moved = map.project(resting, zoomNow).add([right * size.x, down * size.y])
    const { lat, lng } = map.unproject(moved, zoomNow).wrap()
    events.onDragStart()
    rest(rounded({ lat, lng }), true)
    events.onDragEnd(resting)
  }

  const zoomBy = (steps: number) => {
    if (!isMounted) return
    const wanted = clamp(map.getZoom() + steps, least, most)
    map.setView(resting, wanted, isStill ? { animate: false } : {})
  }

  map.on('dragstart', () => {
    isDragged = true
    events.onDragStart()
  })
  map.on('dragend', () => {
    isDragged = false
    resting = middle()
    events.onDragEnd(resting)
  })
  map.on('zoomend', () => {
    // A wheel or a pinch that interrupts a glide leaves the middle halfway.
    if (isDragged) return
    const off = map.latLngToContainerPoint(resting).distanceTo(map.getSize().divideBy(2))
    if (off > 1) rest(resting, false)
  })

  return {
    moveTo: (point) => {
      if (isMounted) rest(point, true)
    },
    zoomBy,
    panBy,
    resized: () => {
      if (!isMounted) return
      map.invalidateSize({ pan: false })
      rest(resting, false)
    },
    unmount: () => {
      if (!isMounted) return
      isMounted = false
      map.remove()
    },
  }
}

/**
 * A map drawn by Leaflet from the tiles of any XYZ server. Leaflet comes in a chunk of its own; when
 * that does not load, mounting fails. Tiles that do not load leave an empty map that still moves.
 */
export const makeLeafletMap =
  (
    needs: LeafletMapNeeds,
    load: () => Promise<typeof Leaflet> = loadLeaflet,
  ): MountMap<HTMLElement> =>
  (box, start, events) =>
  async () => {
    let map: MountedMap | null = null
    const frame = openMapFrame(box, start.label, {
      panBy: (right, down) => map?.panBy(right, down),
      zoomBy: (steps) => map?.zoomBy(steps),
    })
    try {
      const mounted = mount(await load(), needs, frame.element, start, events)
      map = mounted
      const unmount = () => {
        mounted.unmount()
        frame.close()
      }
      return E.right({ ...mounted, unmount })
    } catch {
      frame.close()
      return E.left({ kind: 'MapsFailed' })
    }
  }
