import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { LoadMapsError } from './loadMaps.port.ts'

/** A place on a route; `label` is the text that stands by it, and may be empty. */
export type RouteMarker = {
  readonly kind: 'pickup' | 'drop' | 'stop' | 'vehicle'
  readonly at: Coordinates
  readonly label: string
}

/** How a map with a route begins. */
export type RouteMapStart = {
  readonly markers: readonly RouteMarker[]
  /** What the map is called for those who do not see it. */
  readonly label: string
}

/**
 * A map that shows a route. Told where its marks are, it fits them once and then moves them: it fits
 * anew when the way itself changes, or when a vehicle leaves what it shows. A mark that nobody has
 * found the place of is left out.
 */
export type MountedRouteMap = {
  readonly show: (markers: readonly RouteMarker[]) => void
  readonly zoomBy: (steps: number) => void
  /** The box of the map changed its size. */
  readonly resized: () => void
  readonly unmount: () => void
}

/** Puts a map that shows a route into a box of the page; `Box` is what the frontend has for boxes. */
export type MountRouteMap<Box> = (
  box: Box,
  start: RouteMapStart,
) => TE.TaskEither<LoadMapsError, MountedRouteMap>
