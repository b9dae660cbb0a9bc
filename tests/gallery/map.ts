import { limits } from '../../config/market/limits.ts'
import { makeLeafletMap } from '../../src/infrastructure/map/leafletMap.ts'
import { makeLeafletRouteMap } from '../../src/infrastructure/map/leafletRouteMap.ts'

const streets = 'M0 70H256 M0 180H256 M90 0V256 M200 0V256'

const tile = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
  '<rect width="256" height="256" fill="#eef0ea"/>',
  '<rect x="104" y="84" width="82" height="82" fill="#d5e8cf"/>',
  `<path d="${streets}" stroke="#d9dcd6" stroke-width="22"/>`,
  `<path d="${streets}" stroke="#fff" stroke-width="18"/>`,
  '</svg>',
].join('')

const tiles = {
  // The same tile everywhere, so that the map needs no network.
  tilesUrl: `data:image/svg+xml,${encodeURIComponent(tile)}`,
  tilesAttribution: '© the gallery',
  prefersReducedMotion: () => true,
}

/** The website's own maps, of one repeated tile. */
export const mountMap = makeLeafletMap(tiles)
export const mountRouteMap = makeLeafletRouteMap({ ...tiles, zoom: limits.zoom })
