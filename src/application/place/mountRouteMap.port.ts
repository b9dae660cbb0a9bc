import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { LoadMapsError } from './loadMaps.port.ts'

/** A marker on a route; `label` is the text beside it, and may be empty. */
export type RouteMarker = {
  readonly kind: 'pickup' | 'drop' | 'stop' | 'vehicle'
  readonly at: Coordinates
  readonly label: string
}

/** How a map with a route starts. */
export type RouteMapStart = {
  readonly markers: readonly RouteMarker[]
  /** The name of the map for assistive technology. */
  readonly label: string
}

/**
 * A map that shows a route. It fits the view to the markers once and then only moves them; it fits
 * again when the route itself changes, or when a vehicle leaves the view. A marker whose position was
 * never resolved is left out.
 */
export type MountedRouteMap = {
  readonly show: (markers: readonly RouteMarker[]) => void
  readonly zoomBy: (steps: number) => void
  /** To be called when the map's box has changed its size. */
  readonly resized: () => void
  readonly unmount: () => void
}

/** Puts a map that shows a route into a box of the page; `Box` is the frontend's type for one. */
export type MountRouteMap<Box> = (
  box: Box,
  start: RouteMapStart,
) => TE.TaskEither<LoadMapsError, MountedRouteMap>
