import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { GoogleMapsApi } from './googleMapsApi.ts'

/** Google's script on this page. */
export type MapsScript = {
  /** Loads the script and its libraries. Rejects if it does not load; may be called again. */
  readonly load: () => Promise<void>
  /** The API, or null until the places library is loaded too. */
  readonly loaded: () => GoogleMapsApi | null
  /** Calls back when Google refuses the key, which may be long after the script was loaded. */
  readonly onKeyRefused: (onRefused: () => void) => void
}

/** What `makeGoogleMapsScript` needs. */
export type GoogleMapsScriptNeeds = {
  readonly key: string
  /** BCP 47: the language of the texts on the map. */
  readonly language: string
  /** ISO 3166-1 alpha-2: whose view of borders and names the map shows. */
  readonly countryCode: string
}

// Requested together, so that one script brings them all (spec 1 §7: places and geometry).
const libraries = ['places', 'geometry', 'geocoding'] as const

// The global's type claims that it always exists, but before the script is loaded it does not.
const globals: { readonly google?: { readonly maps?: typeof google.maps } } = globalThis

type Libraries = {
  readonly Map?: unknown
  readonly Geocoder?: unknown
  readonly places?: unknown
}

const areAllThere = ({ Map: map, Geocoder, places }: Libraries): boolean =>
  map !== undefined && Geocoder !== undefined && places !== undefined

/** The script of one page, with one key (spec 1 §7). */
export const makeGoogleMapsScript = ({
  key,
  language,
  countryCode,
}: GoogleMapsScriptNeeds): MapsScript => {
  let isSetUp = false
  return {
    load: async () => {
      // The loader accepts its options once and warns about every further call.
      if (!isSetUp) setOptions({ key, language, region: countryCode, v: 'quarterly' })
      isSetUp = true
      const maps = importLibrary('maps')
      // If a single library fails, polling notices that it is missing. Unhandled, its rejection
      // would be an uncaught error.
      for (const library of libraries) importLibrary(library).catch(() => undefined)
      await maps
    },
    loaded: () => {
      const maps = globals.google?.maps
      return maps !== undefined && areAllThere(maps) ? maps : null
    },
    onKeyRefused: (onRefused) => {
      // The surrounding page may have maps of its own and listen as well.
      const former: unknown = Reflect.get(globalThis, 'gm_authFailure')
      const refused = () => {
        onRefused()
        if (typeof former === 'function') Reflect.apply(former, globalThis, [])
      }
      Object.assign(globalThis, { gm_authFailure: refused })
    },
  }
}
