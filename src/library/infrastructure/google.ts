/** Google's places and maps, by Google's own loader. */

export { makeGoogleCanvases } from '../../infrastructure/map/googleCanvas.ts'
export { type GoogleMapNeeds, makeGoogleMap } from '../../infrastructure/map/googleMap.ts'
export type { GoogleMapsApi } from '../../infrastructure/map/googleMapsApi.ts'
export {
  type GoogleMapsScriptNeeds,
  makeGoogleMapsScript,
} from '../../infrastructure/map/googleMapsScript.ts'
export {
  type GoogleRouteMapNeeds,
  makeGoogleRouteMap,
} from '../../infrastructure/map/googleRouteMap.ts'
export {
  googleMapsLoaded,
  type LoadGoogleMapsNeeds,
  makeLoadGoogleMaps,
} from '../../infrastructure/map/loadGoogleMaps.ts'
export {
  type GooglePlacesNeeds,
  makeGooglePlaces,
} from '../../infrastructure/places/googlePlaces.ts'
