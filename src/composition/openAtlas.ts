import { function as F, taskEither as TE } from 'fp-ts'
import type { LoadMapsError } from '../application/place/loadMaps.port.ts'
import { loadLeaflet } from '../infrastructure/map/leafletCanvas.ts'
import { makeLeafletMap } from '../infrastructure/map/leafletMap.ts'
import { makeLeafletRouteMap } from '../infrastructure/map/leafletRouteMap.ts'
import { loadOpenMaps } from '../infrastructure/map/loadOpenMaps.ts'
import { tellUnmounted } from '../infrastructure/map/mapFrame.ts'
import { askedAhead } from '../ui/app/chunk/askedAhead.ts'
import type { Atlas } from './atlas.ts'
import { isOnline, type Page, prefersReducedMotion } from './page.ts'
import { photonPlacesOf } from './photonPlaces.ts'

/** A Photon-compatible geocoder and XYZ tiles. */
export const openAtlas = (page: Page): Atlas => {
  const { configuration, limits } = page
  const tiles = {
    tilesUrl: configuration.tilesUrl,
    tilesAttribution: configuration.tilesAttribution,
    prefersReducedMotion,
  }
  const mountMap = makeLeafletMap(tiles)
  const mountRouteMap = makeLeafletRouteMap({ ...tiles, zoom: limits.zoom })
  const tell = tellUnmounted(page.report)
  const told = (error: LoadMapsError): LoadMapsError => (isOnline() ? tell(error) : error)
  return {
    places: photonPlacesOf(page),
    loadMaps: loadOpenMaps,
    expectMap: askedAhead(loadLeaflet),
    // Unlike Google's loader, loading Leaflet reports no failure itself.
    mountMap: (...asked) => F.pipe(mountMap(...asked), TE.mapLeft(told)),
    mountRouteMap: (...asked) => F.pipe(mountRouteMap(...asked), TE.mapLeft(told)),
  }
}
