import { loadLeaflet } from '../infrastructure/map/leafletCanvas.ts'
import { makeLeafletMap } from '../infrastructure/map/leafletMap.ts'
import { makeLeafletRouteMap } from '../infrastructure/map/leafletRouteMap.ts'
import { loadOpenMaps } from '../infrastructure/map/loadOpenMaps.ts'
import { makePhotonPlaces } from '../infrastructure/places/photonPlaces.ts'
import { askedAhead } from '../ui/app/askedAhead.ts'
import type { Atlas } from './atlas.ts'
import { isOnline, type Page, prefersReducedMotion } from './page.ts'

/** A Photon-compatible geocoder and XYZ tiles. */
export const openAtlas = ({ configuration, market, limits, report }: Page): Atlas => {
  const tiles = {
    tilesUrl: configuration.tilesUrl,
    tilesAttribution: configuration.tilesAttribution,
    prefersReducedMotion,
  }
  return {
    places: makePhotonPlaces({
      placesUrl: configuration.placesUrl,
      countryCode: market.country.code,
      language: market.language,
      deadline: limits.geocodeDeadline,
      predictionLeast: limits.predictionLeast,
      fetch: (address, how) => fetch(address, how),
      isOnline,
      report,
    }),
    loadMaps: loadOpenMaps,
    expectMap: askedAhead(loadLeaflet),
    mountMap: makeLeafletMap(tiles),
    mountRouteMap: makeLeafletRouteMap({ ...tiles, zoom: limits.zoom }),
  }
}
