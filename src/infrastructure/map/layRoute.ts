import type { MountedRouteMap, RouteMarker } from '../../application/place/mountRouteMap.port.ts'
import { type Coordinates, isResolved, isSamePoint } from '../../domain/place/coordinates.ts'
import { layMarks, type NamedMarkers, named, type PinnedMark } from './layMarks.ts'
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
import type { RouteMark } from './routeMark.ts'

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

/** Draws a route on a sheet, updates it, and decides when the view is fitted to it. */
export const layRoute = (
  sheet: RouteSheet,
  frame: HTMLElement,
  start: readonly RouteMarker[],
  { zoom, isStill }: RouteNeeds,
): MountedRouteMap & FramedMap => {
  const marks = layMarks({ pin: sheet.pin, page: frame.ownerDocument, isStill })
  let way: readonly Coordinates[] = []
  let isMounted = true
  // The view is fitted to the route until the customer moves the map.
  let isMoved = false

  const refit = () => {
    // Also where there is no room for the view yet: it is fitted once there is.
    isMoved = false
    const view = viewHolding([...marks.goals().values()], sizeOf(frame), zoom)
    if (view !== null) sheet.turnTo(view)
  }

  /**
   * Whether a vehicle leaves the view, or first appears outside it. One that was already outside
   * does not count.
   */
  const isLosing = (markers: NamedMarkers): boolean => {
    const isSeen = isWithin(sheet.view(), sizeOf(frame))
    const goals = marks.goals()
    return [...markers].some(([name, { kind, at }]) => {
      if (kind !== 'vehicle' || isSeen(at)) return false
      const before = goals.get(name)
      return before === undefined || isSeen(before)
    })
  }

  const show = (told: readonly RouteMarker[]) => {
    if (!isMounted) return
    const known = found(told)
    const markers = named(known)
    const next = wayOf(known)
    const isNewWay = !isSameWay(next, way)
    const isToFit = isNewWay || marks.goals().size === 0 || isLosing(markers)
    way = next
    marks.show(markers)
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
      marks.show(new Map())
      sheet.close()
    },
  }
}
