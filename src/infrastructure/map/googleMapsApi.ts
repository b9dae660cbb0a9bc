/**
 * The parts of the Google Maps JavaScript API that this product uses, and no more. Where the script
 * is loaded, the compiler checks the real `google.maps` against this type.
 */
export type GoogleMapsApi = {
  readonly Map: new (frame: HTMLElement, options: GoogleMapOptions) => GoogleMap
  readonly OverlayView: new () => GoogleOverlay
  readonly Geocoder: new () => Geocoder
  readonly places: GooglePlacesApi
}

/** The places library of Google's API. */
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

/** A point in degrees. */
export type Point = { readonly lat: number; readonly lng: number }

/** A point as Google represents it, in degrees. */
export type GooglePoint = { readonly lat: () => number; readonly lng: () => number }

/** Groups the requests of one search on the bill. */
export type SessionToken = object

/** A request for suggestions. */
export type SuggestionsRequest = {
  readonly input: string
  readonly sessionToken: SessionToken
  readonly includedRegionCodes: string[]
  readonly locationBias: { readonly center: Point; readonly radius: number }
  readonly language: string
}

/** A suggestion, which need not be a place. */
export type Suggestion = { readonly placePrediction: PlacePrediction | null }

/** A text from Google. */
export type Words = { readonly text: string }

/** A place that Google suggests. */
export type PlacePrediction = {
  readonly placeId: string
  readonly mainText: Words | null
  readonly secondaryText: Words | null
  readonly text: Words
  readonly toPlace: () => GooglePlace
}

/** What a `GooglePlace` is created with. */
export type PlaceOptions = { readonly id: string; readonly requestedLanguage: string }

/** A place as Google knows it. */
export type GooglePlace = {
  readonly id: string
  readonly location?: GooglePoint | null | undefined
  readonly formattedAddress?: string | null | undefined
  readonly addressComponents?: readonly GoogleAddressPart[] | undefined
  readonly fetchFields: (request: { readonly fields: string[] }) => Promise<{
    readonly place: GooglePlace
  }>
}

/** A part of an address. */
export type GoogleAddressPart = {
  readonly longText: string | null
  readonly types: readonly string[]
}

/** A part of an address as the Geocoder and the legacy services send it. */
export type LegacyAddressPart = { readonly long_name: string; readonly types: readonly string[] }

/** The legacy suggestion service. */
export type AutocompleteService = {
  readonly getPlacePredictions: (request: {
    readonly input: string
    readonly sessionToken: SessionToken
    readonly componentRestrictions: { readonly country: string }
    readonly locationBias: { readonly center: Point; readonly radius: number }
    readonly language: string
  }) => Promise<{ readonly predictions: readonly LegacyPrediction[] }>
}

/** A place that the legacy service suggests. */
export type LegacyPrediction = {
  readonly place_id: string
  readonly description: string
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string }
}

/** The legacy service for the details of a place. */
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

/** A place as the legacy service sends it. */
export type LegacyPlace = {
  readonly place_id?: string
  readonly formatted_address?: string
  readonly address_components?: readonly LegacyAddressPart[]
  readonly geometry?: { readonly location?: GooglePoint }
}

/** Finds the addresses at a point. */
export type Geocoder = {
  readonly geocode: (request: {
    readonly location: Point
    readonly language: string
  }) => Promise<{ readonly results: readonly GeocoderResult[] }>
}

/** An address at a point. */
export type GeocoderResult = {
  readonly formatted_address: string
  readonly address_components: readonly LegacyAddressPart[]
  readonly types: readonly string[]
}

/** The options of a Google map. */
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
  /** Only when a map is made. */
  readonly colorScheme?: string
}

/** A map drawn by Google. */
export type GoogleMap = {
  readonly getCenter: () => GooglePoint | undefined
  readonly getZoom: () => number | undefined
  readonly setCenter: (point: Point) => void
  readonly setOptions: (options: Partial<GoogleMapOptions>) => void
  readonly setZoom: (zoom: number) => void
  readonly panTo: (point: Point) => void
  readonly addListener: (
    event: 'dragstart' | 'dragend' | 'idle' | 'zoom_changed',
    listener: () => void,
  ) => { readonly remove: () => void }
}

/** Converts points to pixels in the element that a map's overlays are drawn in. */
export type GoogleProjection = {
  readonly fromLatLngToDivPixel: (point: Point) => { readonly x: number; readonly y: number } | null
}

/**
 * An overlay of our own on a map. Google calls `onAdd` once it is on the map, `draw` then and
 * whenever the projection changed, and `onRemove` once it was removed.
 */
export type GoogleOverlay = {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  /** A map. Google's overlays can lie on panoramas too, for which there is no type here. */
  setMap(map: object | null): void
  readonly getPanes: () => { readonly overlayLayer: Element } | null | undefined
  /** Undefined before `onAdd`, whatever Google's types say. */
  readonly getProjection: () => GoogleProjection | undefined
}
