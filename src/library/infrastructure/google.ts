/** Google's places and maps, loaded by Google's own loader. */

export {
  type GoogleCanvas,
  type GoogleCanvases,
  makeGoogleCanvases,
} from '../../infrastructure/map/googleCanvas.ts'
export { type GoogleMapNeeds, makeGoogleMap } from '../../infrastructure/map/googleMap.ts'
export type {
  AutocompleteService,
  Geocoder,
  GeocoderResult,
  GoogleAddressPart,
  GoogleMap,
  GoogleMapOptions,
  GoogleMapsApi,
  GoogleOverlay,
  GooglePlace,
  GooglePlacesApi,
  GooglePoint,
  GoogleProjection,
  LegacyAddressPart,
  LegacyPlace,
  LegacyPrediction,
  PlaceOptions,
  PlacePrediction,
  PlacesService,
  Point,
  SessionToken,
  Suggestion,
  SuggestionsRequest,
  Words,
} from '../../infrastructure/map/googleMapsApi.ts'
export {
  type GoogleMapsScriptNeeds,
  type MapsScript,
  makeGoogleMapsScript,
} from '../../infrastructure/map/googleMapsScript.ts'
export {
  type GoogleRouteMapNeeds,
  makeGoogleRouteMap,
} from '../../infrastructure/map/googleRouteMap.ts'
export {
  type After,
  googleMapsLoaded,
  type LoadGoogleMaps,
  type LoadGoogleMapsNeeds,
  makeLoadGoogleMaps,
  type ScriptSchedule,
} from '../../infrastructure/map/loadGoogleMaps.ts'
export type { ZoomLimits } from '../../infrastructure/map/mapView.ts'
export {
  type GooglePlacesNeeds,
  makeGooglePlaces,
} from '../../infrastructure/places/googlePlaces.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from '../application.ts'
