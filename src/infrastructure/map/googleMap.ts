import { function as F, taskEither as TE } from 'fp-ts'
import type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../../application/place/mountMap.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import { type Coordinates, metresBetween, rounded } from '../../domain/place/coordinates.ts'
import { canvasOptions, type GoogleCanvas, type GoogleCanvases } from './googleCanvas.ts'
import type { LoadGoogleMaps } from './loadGoogleMaps.ts'
import { mountInFrame, tellUnmounted, type WhenClosed } from './mapFrame.ts'
import { middleMoved, zoomedBy } from './mapView.ts'

/** What `makeGoogleMap` needs. */
export type GoogleMapNeeds = {
  readonly load: LoadGoogleMaps
  readonly canvases: GoogleCanvases
  readonly prefersReducedMotion: () => boolean
  readonly report: ReportProblem
}

type Steering = { readonly isStill: boolean; readonly whenClosed: WhenClosed }

// Metres; smaller than a pixel at the deepest zoom.
const sameSpot = 0.05

const steer = (
  { element, map }: GoogleCanvas,
  start: MapStart,
  events: MapEvents,
  { isStill, whenClosed }: Steering,
): MountedMap => {
  // Where the middle is, or where it is going: an animation under way does not change that.
  let resting = start.centre
  let drag: 'none' | 'dragging' | 'gliding' = 'none'
  let isMounted = true

  const middle = (): Coordinates => {
    const point = map.getCenter()
    return point === undefined ? resting : rounded({ lat: point.lat(), lng: point.lng() })
  }

  const zoom = (): number => map.getZoom() ?? start.zoom

  const settleOnRest = () => {
    if (drag === 'none' && metresBetween(middle(), resting) > sameSpot) map.setCenter(resting)
  }

  // Corrects the middle once per movement: where its bounds forbid a spot, Google keeps the middle
  // off it and idles again.
  let isSettled = false

  const moveTo = (point: Coordinates) => {
    if (!isMounted) return
    drag = 'none'
    isSettled = false
    resting = point
    if (isStill) map.setCenter(point)
    else map.panTo(point)
  }

  const listen = (...heard: Parameters<typeof map.addListener>) => {
    const listener = map.addListener(...heard)
    whenClosed(() => listener.remove())
  }
  listen('dragstart', () => {
    drag = 'dragging'
    events.onDragStart()
  })
  listen('dragend', () => {
    drag = 'gliding'
  })
  listen('idle', () => {
    // The map glides on after the finger lifts; only here does it stand still.
    if (drag === 'gliding') {
      drag = 'none'
      resting = middle()
      events.onDragEnd(resting)
    } else if (!isSettled) {
      isSettled = true
      settleOnRest()
    }
  })
  // Google zooms about the cursor or the fingers, and would move the middle away from the pin.
  listen('zoom_changed', () => {
    isSettled = false
    settleOnRest()
  })

  return {
    moveTo,
    zoom,
    zoomBy: (steps) => {
      if (!isMounted) return
      map.setZoom(zoomedBy(zoom(), steps, start))
    },
    panBy: (right, down) => {
      if (!isMounted) return
      // Until a drag is at rest, it counts from where it has come to.
      const centre = drag === 'none' ? resting : middle()
      const view = { centre, zoom: zoom() }
      const size = { width: element.clientWidth, height: element.clientHeight }
      const moved = middleMoved(view, size, right, down)
      if (drag === 'dragging') {
        // The finger that still holds it reports where it ends up.
        map.setCenter(moved)
        return
      }
      events.onDragStart()
      moveTo(moved)
      events.onDragEnd(resting)
    },
    resized: () => {
      if (isMounted && drag === 'none') map.setCenter(resting)
    },
    unmount: () => {
      isMounted = false
    },
  }
}

/**
 * A map drawn by Google (spec 1 §2). Points are in degrees. Fails with `MapsFailed` if Google's
 * script does not load, or if it draws no map, which is reported.
 *
 * @example
 * const box = document.createElement('div')
 * const canvases = makeGoogleCanvases()
 * const google = { canvases, prefersReducedMotion: () => false, report: () => undefined }
 * const mountMap = makeGoogleMap({ ...google, load: TE.right(googleApi) })
 * E.isRight(await mountMap(box, mapStart, mapEvents)()) // → true
 * box.firstElementChild?.getAttribute('aria-label') // → 'Map of Bengaluru'
 * const failing = makeGoogleMap({ ...google, load: TE.left({ kind: 'MapsFailed' }) })
 * await failing(box, mapStart, mapEvents)() // → left: { kind: 'MapsFailed' }
 */
export const makeGoogleMap =
  ({ load, canvases, prefersReducedMotion, report }: GoogleMapNeeds): MountMap<HTMLElement> =>
  (box, start, events) =>
    F.pipe(
      load,
      TE.chain((api) =>
        F.pipe(
          mountInFrame(box, start.label, (frame, whenClosed) => {
            const options = { ...canvasOptions(start, start), scrollwheel: true }
            const canvas = canvases.open(api, frame, options)
            whenClosed(() => canvases.leave(canvas))
            return steer(canvas, start, events, { isStill: prefersReducedMotion(), whenClosed })
          }),
          TE.mapLeft(tellUnmounted(report)),
        ),
      ),
    )
