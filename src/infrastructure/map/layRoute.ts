import type { MountedRouteMap, RouteMarker } from '../../application/place/mountRouteMap.port.ts'
import { type Coordinates, isResolved, isSamePoint } from '../../domain/place/coordinates.ts'
import { glide } from './glide.ts'
import type { FramedMap } from './mapFrame.ts'
import {
  isWithin,
  type MapSize,
  type MapView,
  middleMoved,
  viewHolding,
  type ZoomLimits,
  zoomedBy,
} from './mapView.ts'
import { makeRouteMark, type RouteMark } from './routeMark.ts'

export type PinnedMark = {
  readonly moveTo: (at: Coordinates) => void
  readonly remove: () => void
}

/** The map that a route is drawn on: the part that each provider implements in its own way. */
export type RouteSheet = {
  readonly view: () => MapView
  readonly turnTo: (view: MapView) => void
  readonly pin: (mark: RouteMark, at: Coordinates) => PinnedMark
  /** Redraws the line through the points; fewer than two draw none. */
  readonly drawLine: (way: readonly Coordinates[]) => void
  readonly resized: () => void
  readonly close: () => void
}

export type RouteNeeds = { readonly zoom: ZoomLimits; readonly isStill: boolean }

const isSameWay = (a: readonly Coordinates[], b: readonly Coordinates[]): boolean =>
  a.length === b.length && a.every((point, nth) => isSamePoint(point, b[nth] ?? null))

const placesOf = (markers: readonly RouteMarker[]): readonly Coordinates[] =>
  markers.map(({ at }) => at)

const wayOf = (markers: readonly RouteMarker[]): readonly Coordinates[] => {
  const of = (kind: RouteMarker['kind']) => markers.filter((marker) => marker.kind === kind)
  return placesOf([...of('pickup'), ...of('stop'), ...of('drop')])
}

const found = (markers: readonly RouteMarker[]): readonly RouteMarker[] =>
  markers.filter(({ at }) => isResolved(at))

/** The markers by stable names: the first stop is called the same the next time. */
const named = (markers: readonly RouteMarker[]): ReadonlyMap<string, RouteMarker> =>
  new Map(
    markers.map((marker, nth) => {
      const before = markers.slice(0, nth).filter(({ kind }) => kind === marker.kind)
      return [`${marker.kind} ${before.length}`, marker] as const
    }),
  )

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): MapSize => ({
  width: clientWidth,
  height: clientHeight,
})

/** What a map shows before anything is drawn on it: a view of all marks, or else the world. */
export const openingView = (
  frame: HTMLElement,
  markers: readonly RouteMarker[],
  zoom: ZoomLimits,
): MapView => {
  const points = placesOf(found(markers))
  const [first = { lat: 0, lng: 0 }] = points
  return viewHolding(points, sizeOf(frame), zoom) ?? { centre: first, zoom: zoom.least }
}

type LaidMark = {
  /** Where the mark stands, or where it is going. */
  readonly goal: () => Coordinates
  readonly become: (marker: RouteMarker) => void
  readonly remove: () => void
}

const layMark = (
  sheet: RouteSheet,
  page: Document,
  { kind, at: start, label }: RouteMarker,
  isStill: boolean,
): LaidMark => {
  const mark = makeRouteMark(page, kind, label)
  const pinned = sheet.pin(mark, start)
  let goal = start
  let spot = start
  let stop: () => void = () => undefined
  const put = (at: Coordinates) => {
    spot = at
    pinned.moveTo(at)
  }
  return {
    goal: () => goal,
    become: ({ at, label: words }) => {
      mark.name(words)
      if (isSamePoint(at, goal)) return
      goal = at
      stop()
      if (kind === 'vehicle' && !isStill) stop = glide(spot, at, put)
      else put(at)
    },
    remove: () => {
      stop()
      pinned.remove()
    },
  }
}

/**
 * Draws a route on a sheet and updates it: decides when the view is fitted, which marks glide, and
 * which jump.
 */
export const layRoute = (
  sheet: RouteSheet,
  frame: HTMLElement,
  start: readonly RouteMarker[],
  { zoom, isStill }: RouteNeeds,
): MountedRouteMap & FramedMap => {
  const marks = new Map<string, LaidMark>()
  let way: readonly Coordinates[] = []
  let isMounted = true
  // The view is fitted to the route until the customer moves the map.
  let isMoved = false

  const refit = () => {
    const points = [...marks.values()].map(({ goal }) => goal())
    const view = viewHolding(points, sizeOf(frame), zoom)
    if (view === null) return
    isMoved = false
    sheet.turnTo(view)
  }

  const place = (markers: ReadonlyMap<string, RouteMarker>) => {
    for (const [name, mark] of marks) {
      if (markers.has(name)) continue
      mark.remove()
      marks.delete(name)
    }
    for (const [name, marker] of markers) {
      const mark = marks.get(name)
      if (mark === undefined) marks.set(name, layMark(sheet, frame.ownerDocument, marker, isStill))
      else mark.become(marker)
    }
  }

  /**
   * Whether a vehicle leaves the view, or first appears outside it. One that was already outside
   * does not count.
   */
  const isLosing = (markers: ReadonlyMap<string, RouteMarker>): boolean => {
    const isSeen = isWithin(sheet.view(), sizeOf(frame))
    return [...markers].some(([name, { kind, at }]) => {
      if (kind !== 'vehicle' || isSeen(at)) return false
      const before = marks.get(name)?.goal()
      return before === undefined || isSeen(before)
    })
  }

  const show = (told: readonly RouteMarker[]) => {
    if (!isMounted) return
    const known = found(told)
    const markers = named(known)
    const next = wayOf(known)
    const isNewWay = !isSameWay(next, way)
    const isToFit = isNewWay || marks.size === 0 || isLosing(markers)
    way = next
    place(markers)
    if (isNewWay) sheet.drawLine(way)
    if (isToFit) refit()
  }

  const move = (to: (from: MapView) => MapView) => {
    if (!isMounted) return
    isMoved = true
    sheet.turnTo(to(sheet.view()))
  }

  const onPointerDown = () => {
    isMoved = true
  }
  // In the capture phase, because the map stops the events on it from bubbling.
  frame.addEventListener('pointerdown', onPointerDown, true)
  show(start)

  return {
    show,
    zoomBy: (steps) => {
      move(({ centre, zoom: from }) => ({ centre, zoom: zoomedBy(from, steps, zoom) }))
    },
    panBy: (right, down) => {
      move((view) => ({
        centre: middleMoved(view, sizeOf(frame), right, down),
        zoom: view.zoom,
      }))
    },
    resized: () => {
      if (!isMounted) return
      sheet.resized()
      if (!isMoved) refit()
    },
    unmount: () => {
      if (!isMounted) return
      isMounted = false
      frame.removeEventListener('pointerdown', onPointerDown, true)
      for (const mark of marks.values()) mark.remove()
      sheet.close()
    },
  }
}
