/**
 * What this product uses of the Google Maps JavaScript API, and no more: the compiler holds the
 * real `google.maps` against it where the script is loaded.
 */
export type GoogleMapsApi = {
  readonly Map: new (frame: HTMLElement, options: GoogleMapOptions) => GoogleMap
  readonly OverlayView: new () => GoogleOverlay
  readonly Geocoder: new () => Geocoder
  readonly places: GooglePlacesApi
}

export type GooglePlacesApi = {
  readonly AutocompleteSessionToken: new () => SessionToken
  readonly AutocompleteSuggestion: {
    readonly fetchAutocompleteSuggestions: (
      request: SuggestionsRequest,
    ) => Promise<{ readonly suggestions: readonly Suggestion[] }>
  }
  readonly Place: new (options: PlaceOptions) => GooglePlace
  /** Closed to new customers since March 2025. */
  readonly AutocompleteService: new () => AutocompleteService
  /** Closed to new customers since March 2025. */
  readonly PlacesService: new (
    attributions: HTMLDivElement,
  ) => PlacesService
}

type Point = { readonly lat: number; readonly lng: number }

export type GooglePoint = { readonly lat: () => number; readonly lng: () => number }

/** Ties the questions of one search together for the bill. */
export type SessionToken = object

export type SuggestionsRequest = {
  readonly input: string
  readonly sessionToken: SessionToken
  readonly includedRegionCodes: string[]
  readonly locationBias: { readonly center: Point; readonly radius: number }
  readonly language: string
}

export type Suggestion = { readonly placePrediction: PlacePrediction | null }

type Words = { readonly text: string }

export type PlacePrediction = {
  readonly placeId: string
  readonly mainText: Words | null
  readonly secondaryText: Words | null
  readonly text: Words
  readonly toPlace: () => GooglePlace
}

export type PlaceOptions = { readonly id: string; readonly requestedLanguage: string }

export type GooglePlace = {
  readonly id: string
  readonly location?: GooglePoint | null | undefined
  readonly formattedAddress?: string | null | undefined
  readonly addressComponents?: readonly GoogleAddressPart[] | undefined
  readonly fetchFields: (request: { readonly fields: string[] }) => Promise<{
    readonly place: GooglePlace
  }>
}

export type GoogleAddressPart = {
  readonly longText: string | null
  readonly types: readonly string[]
}

/** A part of an address as the Geocoder and the legacy services write it. */
export type LegacyAddressPart = { readonly long_name: string; readonly types: readonly string[] }

export type AutocompleteService = {
  readonly getPlacePredictions: (request: {
    readonly input: string
    readonly sessionToken: SessionToken
    readonly componentRestrictions: { readonly country: string }
    readonly locationBias: { readonly center: Point; readonly radius: number }
    readonly language: string
  }) => Promise<{ readonly predictions: readonly LegacyPrediction[] }>
}

export type LegacyPrediction = {
  readonly place_id: string
  readonly description: string
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string }
}

export type PlacesService = {
  readonly getDetails: (
    request: {
      readonly placeId: string
      readonly fields: string[]
      readonly language: string
      readonly sessionToken?: SessionToken
    },
    callback: (result: LegacyPlace | null, status: string) => void,
  ) => void
}

export type LegacyPlace = {
  readonly place_id?: string
  readonly formatted_address?: string
  readonly address_components?: readonly LegacyAddressPart[]
  readonly geometry?: { readonly location?: GooglePoint }
}

export type Geocoder = {
  readonly geocode: (request: {
    readonly location: Point
    readonly language: string
  }) => Promise<{ readonly results: readonly GeocoderResult[] }>
}

export type GeocoderResult = {
  readonly formatted_address: string
  readonly address_components: readonly LegacyAddressPart[]
  readonly types: readonly string[]
}

export type GoogleMapOptions = {
  readonly center: Point
  readonly zoom: number
  readonly minZoom: number
  readonly maxZoom: number
  readonly disableDefaultUI: boolean
  readonly clickableIcons: boolean
  readonly keyboardShortcuts: boolean
  readonly gestureHandling: string
  readonly scrollwheel: boolean
  readonly isFractionalZoomEnabled: boolean
}

export type GoogleMap = {
  readonly getCenter: () => GooglePoint | undefined
  readonly getZoom: () => number | undefined
  readonly setCenter: (point: Point) => void
  readonly setOptions: (options: Partial<GoogleMapOptions>) => void
  readonly setZoom: (zoom: number) => void
  readonly panTo: (point: Point) => void
  readonly addListener: (
    event: 'dragstart' | 'dragend' | 'idle' | 'zoom_changed',
    told: () => void,
  ) => { readonly remove: () => void }
}

/** Where points of the globe are in the element that a map's overlays are drawn in. */
export type GoogleProjection = {
  readonly fromLatLngToDivPixel: (point: Point) => { readonly x: number; readonly y: number } | null
}

/**
 * Something of one's own on a map. Google calls `onAdd` once it is on the map, `draw` then and
 * whenever what it stands on has moved, and `onRemove` once it was taken off.
 */
export type GoogleOverlay = {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  /** A map; Google's overlays lie on panoramas too, which nothing here has a type for. */
  setMap(map: object | null): void
  readonly getPanes: () => { readonly overlayLayer: Element } | null | undefined
  /** Undefined before `onAdd`, whatever Google's types say. */
  readonly getProjection: () => GoogleProjection | undefined
}
