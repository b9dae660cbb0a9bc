import type { taskEither as TE } from 'fp-ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { LoadMapsError } from './loadMaps.port.ts'

/** What a map tells: the pin is in the middle, so a drag is told by where the middle ends up. */
export type MapEvents = {
  readonly onDragStart: () => void
  readonly onDragEnd: (centre: Coordinates) => void
  /**
   * Whether anything of the picture has come; told whenever all that is to be seen has, or has not. A
   * map that does not know what of it came tells nothing: it counts as drawn.
   */
  readonly onDrawn: (isDrawn: boolean) => void
}

/** How a map begins. */
export type MapStart = {
  readonly centre: Coordinates
  readonly zoom: number
  readonly least: number
  readonly most: number
  /** What the map is called for those who do not see it. */
  readonly label: string
}

/** A map on the page. It is told where to go and tells where it was dragged; it has no other state. */
export type MountedMap = {
  readonly moveTo: (centre: Coordinates) => void
  readonly zoomBy: (steps: number) => void
  /** Moves the middle by a share of the map's size, as the arrow keys do; ends like a drag. */
  readonly panBy: (right: number, down: number) => void
  /** The box of the map changed its size. */
  readonly resized: () => void
  readonly unmount: () => void
}

/** Puts a map into a box of the page; `Box` is what the frontend has for boxes. */
export type MountMap<Box> = (
  box: Box,
  start: MapStart,
  events: MapEvents,
) => TE.TaskEither<LoadMapsError, MountedMap>
