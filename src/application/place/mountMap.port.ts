import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { LoadMapsError } from './loadMaps.port.ts'

/** The events of a map. The pin stays in the middle, so a drag reports where the middle ends up. */
export type MapEvents = {
  readonly onDragStart: () => void
  readonly onDragEnd: (centre: Coordinates) => void
  /**
   * Called whenever all that is in view has loaded or failed, with whether any of it has loaded. A map
   * that cannot know never calls it, and counts as drawn.
   */
  readonly onDrawn: (isDrawn: boolean) => void
}

/** How a map starts. */
export type MapStart = {
  readonly centre: Coordinates
  /** The level of zoom, as tile servers count: from 0 for the whole world, each level twice as large. */
  readonly zoom: number
  /** The smallest and the largest level that the customer can reach. */
  readonly least: number
  readonly most: number
  /** The name of the map for assistive technology. */
  readonly label: string
}

/**
 * A map on the page. It goes where it is told and reports where it was dragged; it has no other state.
 */
export type MountedMap = {
  readonly moveTo: (centre: Coordinates) => void
  /** The zoom that it has or is going to, for a map that takes its place. */
  readonly zoom: () => number
  readonly zoomBy: (steps: number) => void
  /**
   * Moves the middle by a share of the map's size, as the arrow keys do, and reports it like a drag.
   */
  readonly panBy: (right: number, down: number) => void
  /** To be called when the map's box has changed its size. */
  readonly resized: () => void
  readonly unmount: () => void
}

/** Puts a map into a box of the page; `Box` is the frontend's type for one. */
export type MountMap<Box> = (
  box: Box,
  start: MapStart,
  events: MapEvents,
) => TE.TaskEither<LoadMapsError, MountedMap>
