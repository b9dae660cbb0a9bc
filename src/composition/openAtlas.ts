import { loadLeaflet } from '../infrastructure/map/leafletCanvas.ts'
import { makeLeafletMap } from '../infrastructure/map/leafletMap.ts'
import { makeLeafletRouteMap } from '../infrastructure/map/leafletRouteMap.ts'
import { loadOpenMaps } from '../infrastructure/map/loadOpenMaps.ts'
import { askedAhead } from '../ui/app/askedAhead.ts'
import type { Atlas } from './atlas.ts'
import { type Page, prefersReducedMotion } from './page.ts'
import { photonPlacesOf } from './photonPlaces.ts'

/** A Photon-compatible geocoder and XYZ tiles. */
export const openAtlas = (page: Page): Atlas => {
  const { configuration, limits } = page
  const tiles = {
    tilesUrl: configuration.tilesUrl,
    tilesAttribution: configuration.tilesAttribution,
    prefersReducedMotion,
  }
  return {
    places: photonPlacesOf(page),
    loadMaps: loadOpenMaps,
    expectMap: askedAhead(loadLeaflet),
    mountMap: makeLeafletMap(tiles),
    mountRouteMap: makeLeafletRouteMap({ ...tiles, zoom: limits.zoom }),
  }
}
