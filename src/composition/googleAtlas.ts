import { makeGoogleCanvases } from '../infrastructure/map/googleCanvas.ts'
import { makeGoogleMap } from '../infrastructure/map/googleMap.ts'
import { makeGoogleMapsScript } from '../infrastructure/map/googleMapsScript.ts'
import { makeGoogleRouteMap } from '../infrastructure/map/googleRouteMap.ts'
import { googleMapsLoaded, makeLoadGoogleMaps } from '../infrastructure/map/loadGoogleMaps.ts'
import { makeGooglePlaces } from '../infrastructure/places/googlePlaces.ts'
import type { Atlas } from './atlas.ts'
import { isOnline, type Page, prefersReducedMotion } from './page.ts'

/** Google's places and maps. The settings require a key for them. */
export const googleAtlas = ({ configuration, market, limits, report }: Page): Atlas => {
  const load = makeLoadGoogleMaps({
    script: makeGoogleMapsScript({
      key: configuration.googleMapsKey ?? '',
      language: market.language,
      countryCode: market.country.code,
    }),
    schedule: limits.mapScript,
    deadline: limits.mapScriptDeadline,
    report,
  })
  const drawing = { load, canvases: makeGoogleCanvases(), prefersReducedMotion, report }
  return {
    places: makeGooglePlaces({
      load,
      countryCode: market.country.code,
      language: market.language,
      deadline: limits.geocodeDeadline,
      isOnline,
      report,
    }),
    loadMaps: googleMapsLoaded(load),
    // One script draws it all, and every page with a form loads it from the start.
    expectMap: () => undefined,
    mountMap: makeGoogleMap(drawing),
    mountRouteMap: makeGoogleRouteMap({ ...drawing, zoom: limits.zoom }),
  }
}
