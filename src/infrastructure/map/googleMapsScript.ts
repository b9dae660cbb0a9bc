import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { GoogleMapsApi } from './googleMapsApi.ts'

/** Google's script on this page. */
export type MapsScript = {
  /** Asks for the script and its libraries. Rejects when it does not load; may be called again. */
  readonly load: () => Promise<void>
  /** What has been loaded, once the places library is in it. */
  readonly loaded: () => GoogleMapsApi | null
  /** Tells when Google refuses the key: that may be long after the script has loaded. */
  readonly onKeyRefused: (told: () => void) => void
}

/** What loading Google's script needs of the world. */
export type GoogleMapsScriptNeeds = {
  readonly key: string
  /** BCP 47, of the words on the map. */
  readonly language: string
  /** ISO 3166-1 alpha-2: whose view of borders and names the map shows. */
  readonly countryCode: string
}

// Asked for together, so that one script brings them all (spec 1 §7: places and geometry).
const libraries = ['places', 'geometry', 'geocoding'] as const

// The type of the global says that it is there; before the script is, it is not.
const globals: { readonly google?: { readonly maps?: typeof google.maps } } = globalThis

type Libraries = {
  readonly Map?: unknown
  readonly Geocoder?: unknown
  readonly places?: unknown
}

const areAllThere = ({ Map: map, Geocoder, places }: Libraries): boolean =>
  map !== undefined && Geocoder !== undefined && places !== undefined

/** The script of one page; a page has one key (spec 1 §7). */
export const makeGoogleMapsScript = ({
  key,
  language,
  countryCode,
}: GoogleMapsScriptNeeds): MapsScript => {
  let isSetUp = false
  return {
    load: async () => {
      // The loader takes its options once and warns about every further time.
      if (!isSetUp) setOptions({ key, language, region: countryCode, v: 'quarterly' })
      isSetUp = true
      const maps = importLibrary('maps')
      // A library that fails alone is missed by the polling; unheard, it would be an uncaught error.
      for (const library of libraries) importLibrary(library).catch(() => undefined)
      await maps
    },
    loaded: () => {
      const maps = globals.google?.maps
      return maps !== undefined && areAllThere(maps) ? maps : null
    },
    onKeyRefused: (told) => {
      // The page around may have maps of its own, and listen as well.
      const former: unknown = Reflect.get(globalThis, 'gm_authFailure')
      const tellAll = () => {
        told()
        if (typeof former === 'function') Reflect.apply(former, globalThis, [])
      }
      Object.assign(globalThis, { gm_authFailure: tellAll })
    },
  }
}
