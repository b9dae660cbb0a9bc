import type { LoadMaps } from '../application/place/loadMaps.port.ts'
import type { MountMap } from '../application/place/mountMap.port.ts'
import type { MountRouteMap } from '../application/place/mountRouteMap.port.ts'
import type { Places } from '../application/place/places.port.ts'

/** The places and maps of one provider: a chunk that the first search or map loads. */
export type Atlas = {
  readonly places: Places
  readonly loadMaps: LoadMaps
  readonly mountMap: MountMap<HTMLElement>
  readonly mountRouteMap: MountRouteMap<HTMLElement>
  /** Loads what draws a map ahead, because one will soon be shown. Reports no failure. */
  readonly expectMap: () => void
}
