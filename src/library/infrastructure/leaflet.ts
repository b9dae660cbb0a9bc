/** Maps of XYZ tiles, drawn by Leaflet, which is loaded when the first map is shown. */

export type { LeafletCanvasNeeds, LoadLeaflet } from '../../infrastructure/map/leafletCanvas.ts'
export { makeLeafletMap } from '../../infrastructure/map/leafletMap.ts'
export {
  type LeafletRouteMapNeeds,
  makeLeafletRouteMap,
} from '../../infrastructure/map/leafletRouteMap.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from '../application.ts'
