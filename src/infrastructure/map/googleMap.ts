import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { LoadMapsError } from '../../application/place/loadMaps.port.ts'
import type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../../application/place/mountMap.port.ts'
import { type Coordinates, metresBetween, rounded } from '../../domain/place/coordinates.ts'
import type { GoogleMap, GoogleMapsApi } from './googleMapsApi.ts'
import type { LoadGoogleMaps } from './loadGoogleMaps.ts'
import { openMapFrame } from './mapFrame.ts'

export type GoogleMapNeeds = {
  readonly load: LoadGoogleMaps
  readonly prefersReducedMotion: () => boolean
}

/** A map and the element that it draws in. */
type Drawn = { readonly canvas: HTMLDivElement; readonly map: GoogleMap }

// Smaller than a pixel at the deepest zoom.
const sameSpot = 0.05
const tileSize = 256

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

type Plane = { readonly x: number; readonly y: number }

/** The point in pixels of the whole world's map at a zoom (web Mercator). */
const toPlane = ({ lat, lng }: Coordinates, zoom: number): Plane => {
  const world = tileSize * 2 ** zoom
  const sine = clamp(Math.sin((lat * Math.PI) / 180), -0.9999, 0.9999)
  return {
    x: world * (lng / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

const fromPlane = ({ x, y }: Plane, zoom: number): Coordinates => {
  const world = tileSize * 2 ** zoom
  const turns = x / world - Math.floor(x / world)
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI
  return rounded({ lat, lng: turns * 360 - 180 })
}

const optionsOf = ({ centre, zoom, least, most }: MapStart) => ({
  center: centre,
  zoom,
  minZoom: least,
  maxZoom: most,
  disableDefaultUI: true,
  clickableIcons: false,
  // Google's keys move the map without telling that it was moved.
  keyboardShortcuts: false,
  gestureHandling: 'greedy',
  isFractionalZoomEnabled: false,
})

const steer = (
  { canvas, map }: Drawn,
  { centre, zoom, least, most }: MapStart,
  events: MapEvents,
  isStill: boolean,
): MountedMap => {
  // Where the middle is or is going: an animation under way does not change what it means.
  let resting = centre
  let drag: 'none' | 'dragging' | 'gliding' = 'none'
  let isMounted = true

  const middle = (): Coordinates => {
    const point = map.getCenter()
    return point === undefined ? resting : rounded({ lat: point.lat(), lng: point.lng() })
  }

  const settleOnRest = () => {
    if (drag === 'none' && metresBetween(middle(), resting) > sameSpot) map.setCenter(resting)
  }

  // Once a movement: Google keeps the middle off a spot that its bounds forbid, and idles again.
  let isSettled = false

  const moveTo = (point: Coordinates) => {
    if (!isMounted) return
    drag = 'none'
    isSettled = false
    resting = point
    if (isStill) map.setCenter(point)
    else map.panTo(point)
  }

  const listeners = [
    map.addListener('dragstart', () => {
      drag = 'dragging'
      events.onDragStart()
    }),
    map.addListener('dragend', () => {
      drag = 'gliding'
    }),
    map.addListener('idle', () => {
      // After the finger lifts the map glides on; only here does it stand still.
      if (drag === 'gliding') {
        drag = 'none'
        resting = middle()
        events.onDragEnd(resting)
      } else if (!isSettled) {
        isSettled = true
        settleOnRest()
      }
    }),
    // Google zooms about the cursor or the fingers, and would take the middle off the pin's place.
    map.addListener('zoom_changed', () => {
      isSettled = false
      settleOnRest()
    }),
  ]

  return {
    moveTo,
    zoomBy: (steps) => {
      if (!isMounted) return
      map.setZoom(clamp((map.getZoom() ?? zoom) + steps, least, most))
    },
    panBy: (right, down) => {
      if (!isMounted) return
      const zoomNow = map.getZoom() ?? zoom
      const from = toPlane(resting, zoomNow)
      const to = { x: from.x + right * canvas.clientWidth, y: from.y + down * canvas.clientHeight }
      events.onDragStart()
      moveTo(fromPlane(to, zoomNow))
      events.onDragEnd(resting)
    },
    resized: () => {
      if (isMounted && drag === 'none') map.setCenter(resting)
    },
    unmount: () => {
      if (!isMounted) return
      isMounted = false
      for (const listener of listeners) listener.remove()
    },
  }
}

/** A map drawn by Google. Every new one is billed, so one that was left is used again. */
export const makeGoogleMap = ({
  load,
  prefersReducedMotion,
}: GoogleMapNeeds): MountMap<HTMLElement> => {
  const left: Drawn[] = []

  const draw = (api: GoogleMapsApi, frame: HTMLElement, start: MapStart): Drawn => {
    const again = left.pop()
    if (again !== undefined) {
      frame.append(again.canvas)
      again.map.setOptions(optionsOf(start))
      return again
    }
    const canvas = frame.ownerDocument.createElement('div')
    canvas.style.width = '100%'
    canvas.style.height = '100%'
    frame.append(canvas)
    return { canvas, map: new api.Map(canvas, optionsOf(start)) }
  }

  return (box, start, events) =>
    F.pipe(
      load,
      TE.chainEitherK((api): E.Either<LoadMapsError, MountedMap> => {
        let map: MountedMap | null = null
        const frame = openMapFrame(box, start.label, {
          panBy: (right, down) => map?.panBy(right, down),
          zoomBy: (steps) => map?.zoomBy(steps),
        })
        try {
          const drawn = draw(api, frame.element, start)
          const mounted = steer(drawn, start, events, prefersReducedMotion())
          map = mounted
          let isLeft = false
          const unmount = () => {
            if (isLeft) return
            isLeft = true
            mounted.unmount()
            frame.close()
            left.push(drawn)
          }
          return E.right({ ...mounted, unmount })
        } catch {
          frame.close()
          return E.left({ kind: 'MapsFailed' })
        }
      }),
    )
}
