import type {
  AutocompleteService,
  Geocoder,
  GoogleMap,
  GoogleMapOptions,
  GoogleMapsApi,
  GoogleOverlay,
  GooglePlace,
  GooglePoint,
  GoogleProjection,
  LegacyPlace,
  PlaceOptions,
  PlacePrediction,
  PlacesService,
  SessionToken,
  SuggestionsRequest,
} from '../../src/infrastructure/map/googleMapsApi.ts'

/** A place in Google's data, as far as the fake needs it. */
export type GoogleSpot = {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly parts: ReadonlyArray<readonly [type: string, text: string]>
  /** Google returns some places without a geometry. */
  readonly withoutGeometry?: boolean
}

export type GoogleService = 'suggest' | 'place' | 'geocode' | 'legacySuggest' | 'legacyDetails'

type Point = { readonly lat: number; readonly lng: number }

/**
 * A line of the bill: what was requested, and in which session; a request without one (null) is billed by
 * itself.
 */
export type Billed = {
  readonly service: GoogleService
  readonly session: number | null
  readonly language: string
  readonly fields?: readonly string[]
  /** Where places are preferred. */
  readonly near?: Point
}

type Fault = { readonly service: GoogleService; readonly how: string }

export type GoogleMapsFake = {
  readonly api: GoogleMapsApi
  readonly bill: () => readonly Billed[]
  /**
   * Sessions that were used again after the request that ended them: Google bills each such request by
   * itself.
   */
  readonly overused: () => readonly number[]
  /** Refuses the next request to a service with a status; `SILENT` never answers, `NETWORK` fails. */
  readonly failNext: (service: GoogleService, how: string) => void
  /** Denies these services to the key. */
  readonly deny: (...services: readonly GoogleService[]) => void
  /** Makes Google drop an id; `fresh` is its replacement, or null if the place is gone. */
  readonly retire: (id: string, fresh: string | null) => void
  /** The maps that were created; each is billed. */
  readonly maps: () => readonly FakeGoogleMap[]
}

/** The error that Google's promises reject with; it carries a status. */
class MapsRequestError extends Error {
  readonly code: string
  constructor(endpoint: string, code: string) {
    super(`${endpoint}: ${code}: The request could not be answered.`)
    this.name = 'MapsRequestError'
    this.code = code
  }
}

const pointOf = (lat: number, lng: number): GooglePoint => ({ lat: () => lat, lng: () => lng })

const knownFields = ['id', 'location', 'formattedAddress', 'addressComponents']
const knownLegacyFields = [
  'place_id',
  'geometry.location',
  'formatted_address',
  'address_components',
]

const kilometres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * 111.2

/** A map that the test drags and zooms. Like Google's, it reports both, and becomes idle later. */
export class FakeGoogleMap implements GoogleMap {
  readonly element: HTMLElement
  options: GoogleMapOptions
  readonly origin: { lat: number; lng: number }
  centre: { lat: number; lng: number }
  zoom: number
  moves: string[] = []
  readonly overlays = new Set<FakeGoogleOverlay>()
  private listeners: Array<{ readonly event: string; readonly told: () => void }> = []

  constructor(element: HTMLElement, options: GoogleMapOptions) {
    this.element = element
    this.options = options
    this.origin = { ...options.center }
    this.centre = { ...options.center }
    this.zoom = options.zoom
    element.append(Object.assign(document.createElement('div'), { className: 'gm-style' }))
  }

  getCenter(): GooglePoint {
    return pointOf(this.centre.lat, this.centre.lng)
  }
  getZoom(): number {
    return this.zoom
  }
  setCenter(point: { lat: number; lng: number }): void {
    this.moves.push('setCenter')
    this.centre = { ...point }
    this.redraw()
  }
  panTo(point: { lat: number; lng: number }): void {
    this.moves.push('panTo')
    this.centre = { ...point }
    this.redraw()
  }
  setZoom(zoom: number): void {
    this.zoom = zoom
    this.redraw()
    this.tell('zoom_changed')
  }
  setOptions(options: Partial<GoogleMapOptions>): void {
    this.options = { ...this.options, ...options }
    if (options.center !== undefined) this.centre = { ...options.center }
    if (options.zoom !== undefined) this.zoom = options.zoom
  }
  addListener(event: string, told: () => void): { readonly remove: () => void } {
    const listener = { event, told }
    this.listeners.push(listener)
    return {
      remove: () => {
        this.listeners = this.listeners.filter((one) => one !== listener)
      },
    }
  }

  pixelsOfDegree(): number {
    return (256 * 2 ** this.zoom) / 360
  }
  private redraw(): void {
    for (const overlay of this.overlays) overlay.draw()
  }
  listening(): number {
    return this.listeners.length
  }
  tell(event: string): void {
    for (const listener of this.listeners) if (listener.event === event) listener.told()
  }
  /** Drags the map with a finger and lets go; it glides on and stops at the last point. */
  drag(...way: ReadonlyArray<{ lat: number; lng: number }>): void {
    this.element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    this.tell('dragstart')
    const [last, ...before] = [...way].reverse()
    for (const point of before.reverse()) this.centre = { ...point }
    this.tell('dragend')
    if (last !== undefined) this.centre = { ...last }
    this.tell('idle')
  }
  /** Zooms by the wheel, around the cursor, so that the middle moves too. */
  wheel(steps: number): void {
    if (!this.options.scrollwheel) return
    this.zoom += steps
    this.centre = { lat: this.centre.lat + 0.0004, lng: this.centre.lng - 0.0003 }
    this.tell('zoom_changed')
    this.tell('idle')
  }
}

/**
 * An overlay that, like Google's, is on its map only later. Pixels are counted from the map's origin; a
 * degree has as many of them to the right as down.
 */
export class FakeGoogleOverlay implements GoogleOverlay {
  onAdd: () => void = () => undefined
  draw: () => void = () => undefined
  onRemove: () => void = () => undefined
  private meant: object | null = null
  private map: FakeGoogleMap | null = null
  private readonly pane = document.createElement('div')

  setMap(map: object | null): void {
    this.meant = map
    if (this.map !== null) {
      this.map.overlays.delete(this)
      this.pane.remove()
      this.map = null
      this.onRemove()
    }
    if (map instanceof FakeGoogleMap) queueMicrotask(() => this.lieOn(map))
  }
  getPanes(): { readonly overlayLayer: Element } | null {
    return this.map === null ? null : { overlayLayer: this.pane }
  }
  getProjection(): GoogleProjection | undefined {
    const { map } = this
    if (map === null) return undefined
    return {
      fromLatLngToDivPixel: ({ lat, lng }) => ({
        x: (lng - map.origin.lng) * map.pixelsOfDegree(),
        y: (map.origin.lat - lat) * map.pixelsOfDegree(),
      }),
    }
  }
  private lieOn(map: FakeGoogleMap): void {
    if (this.meant !== map) return
    this.map = map
    map.overlays.add(this)
    map.element.append(this.pane)
    this.onAdd()
    this.draw()
  }
}

/**
 * A fake of Google's maps and places over a small world, with Google's behaviour: tokens, statuses, stale
 * ids.
 */
export const makeGoogleMapsFake = (world: readonly GoogleSpot[]): GoogleMapsFake => {
  const bill: Billed[] = []
  const overused: number[] = []
  const ended = new Set<number>()
  const denied = new Set<GoogleService>()
  const retired = new Map<string, string | null>()
  const maps: FakeGoogleMap[] = []
  let faults: readonly Fault[] = []
  const sessions = new Map<SessionToken, number>()

  class Token {
    constructor() {
      sessions.set(this, sessions.size + 1)
    }
  }

  const sessionOf = (token: SessionToken | undefined, ends: boolean): number | null => {
    const session = token === undefined ? null : (sessions.get(token) ?? null)
    if (session === null) return null
    if (ended.has(session)) overused.push(session)
    if (ends) ended.add(session)
    return session
  }

  /** Bills a request and fails it if it has to fail; resolves when it may be answered. */
  const receive = async (line: Billed, denial: string): Promise<void> => {
    bill.push(line)
    await Promise.resolve()
    if (denied.has(line.service)) throw new MapsRequestError(line.service, denial)
    const fault = faults.find(({ service }) => service === line.service)
    if (fault === undefined) return
    faults = faults.filter((one) => one !== fault)
    if (fault.how === 'SILENT') await new Promise<never>(() => undefined)
    if (fault.how === 'NETWORK') throw new TypeError('Failed to fetch')
    throw new MapsRequestError(line.service, fault.how)
  }

  const named = (text: string, country: string): readonly GoogleSpot[] => {
    const words = text.toLowerCase().split(/\s+/)
    return world.filter(
      (spot) =>
        spot.country.toLowerCase() === country &&
        words.every((word) => `${spot.name} ${spot.address}`.toLowerCase().includes(word)),
    )
  }

  const spotOf = (id: string, service: string): GoogleSpot => {
    if (retired.has(id)) throw new MapsRequestError(service, 'NOT_FOUND')
    const spot = world.find((one) => one.id === id)
    if (spot === undefined) throw new MapsRequestError(service, 'INVALID_ARGUMENT')
    return spot
  }

  const freshId = (id: string): string => {
    const fresh = retired.get(id)
    if (fresh === null) throw new MapsRequestError('place', 'NOT_FOUND')
    return fresh ?? spotOf(id, 'place').id
  }

  const secondary = ({ name, address }: GoogleSpot): string =>
    address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address

  class Place implements GooglePlace {
    id: string
    location?: GooglePoint | null
    formattedAddress?: string | null
    addressComponents?: ReadonlyArray<{ longText: string; types: readonly string[] }>
    private readonly language: string
    private token: SessionToken | undefined

    constructor({ id, requestedLanguage }: PlaceOptions, token?: SessionToken) {
      if (requestedLanguage === '') throw new Error('no language')
      this.id = id
      this.language = requestedLanguage
      this.token = token
    }

    async fetchFields({ fields }: { readonly fields: string[] }): Promise<{ place: Place }> {
      if (fields.length === 0 || !fields.every((field) => knownFields.includes(field))) {
        throw new MapsRequestError('place', 'INVALID_ARGUMENT')
      }
      // Only the first request carries the token, whatever becomes of it.
      const { language, token } = this
      this.token = undefined
      const session = sessionOf(token, true)
      await receive({ service: 'place', session, language, fields }, 'PERMISSION_DENIED')
      if (fields.every((field) => field === 'id')) {
        this.id = freshId(this.id)
        return { place: this }
      }
      const spot = spotOf(this.id, 'place')
      if (fields.includes('location')) {
        this.location = spot.withoutGeometry === true ? null : pointOf(spot.lat, spot.lng)
      }
      if (fields.includes('formattedAddress')) this.formattedAddress = spot.address
      if (fields.includes('addressComponents')) {
        this.addressComponents = spot.parts.map(([type, longText]) => ({
          longText,
          types: [type, 'political'],
        }))
      }
      return { place: this }
    }
  }

  const fetchAutocompleteSuggestions = async (request: SuggestionsRequest) => {
    const { input, sessionToken, includedRegionCodes, locationBias, language } = request
    const session = sessionOf(sessionToken, false)
    const near = locationBias.center
    await receive({ service: 'suggest', session, language, near }, 'PERMISSION_DENIED')
    const codes = includedRegionCodes.every((code) => /^[a-z]{2}$/.test(code))
    if (input === '' || !codes || locationBias.radius > 50_000 || language === '') {
      throw new MapsRequestError('suggest', 'INVALID_ARGUMENT')
    }
    const spots = includedRegionCodes.flatMap((country) => named(input, country))
    const offered = spots.slice(0, 5).map((spot): { placePrediction: PlacePrediction } => ({
      placePrediction: {
        placeId: spot.id,
        mainText: { text: spot.name },
        secondaryText: { text: secondary(spot) },
        text: { text: `${spot.name}, ${secondary(spot)}` },
        toPlace: () => new Place({ id: spot.id, requestedLanguage: language }, sessionToken),
      },
    }))
    // Google also suggests searches, which are no places.
    return { suggestions: offered.length === 0 ? [] : [...offered, { placePrediction: null }] }
  }

  const partsOf = (spot: GoogleSpot) =>
    spot.parts.map(([type, long_name]) => ({ long_name, types: [type, 'political'] }))

  class Autocomplete implements AutocompleteService {
    async getPlacePredictions(
      request: Parameters<AutocompleteService['getPlacePredictions']>[0],
    ): ReturnType<AutocompleteService['getPlacePredictions']> {
      const { input, sessionToken, componentRestrictions, locationBias, language } = request
      const session = sessionOf(sessionToken, false)
      const near = locationBias.center
      await receive({ service: 'legacySuggest', session, language, near }, 'REQUEST_DENIED')
      const spots = named(input, componentRestrictions.country)
      if (spots.length === 0) throw new MapsRequestError('legacySuggest', 'ZERO_RESULTS')
      return {
        predictions: spots.map((spot) => ({
          place_id: spot.id,
          description: spot.address,
          structured_formatting: { main_text: spot.name, secondary_text: secondary(spot) },
        })),
      }
    }
  }

  class Details implements PlacesService {
    getDetails(
      request: Parameters<PlacesService['getDetails']>[0],
      callback: (result: LegacyPlace | null, status: string) => void,
    ): void {
      const { placeId, fields, language, sessionToken } = request
      const line = {
        service: 'legacyDetails',
        session: sessionOf(sessionToken, true),
        language,
        fields,
      } as const
      const answer = async (): Promise<LegacyPlace> => {
        await receive(line, 'REQUEST_DENIED')
        if (!fields.every((field) => knownLegacyFields.includes(field))) {
          throw new MapsRequestError('legacyDetails', 'INVALID_REQUEST')
        }
        if (fields.every((field) => field === 'place_id')) return { place_id: freshId(placeId) }
        const spot = spotOf(placeId, 'legacyDetails')
        return {
          formatted_address: spot.address,
          address_components: partsOf(spot),
          ...(spot.withoutGeometry === true
            ? {}
            : { geometry: { location: pointOf(spot.lat, spot.lng) } }),
        }
      }
      answer().then(
        (place) => callback(place, 'OK'),
        (error: unknown) => {
          const code = error instanceof MapsRequestError ? error.code : 'UNKNOWN_ERROR'
          callback(null, code === 'INVALID_ARGUMENT' ? 'INVALID_REQUEST' : code)
        },
      )
    }
  }

  class FakeGeocoder implements Geocoder {
    async geocode({
      location,
      language,
    }: Parameters<Geocoder['geocode']>[0]): ReturnType<Geocoder['geocode']> {
      await receive({ service: 'geocode', session: null, language }, 'REQUEST_DENIED')
      const near = world
        .filter((spot) => kilometres(spot, location) < 30)
        .sort((a, b) => kilometres(a, location) - kilometres(b, location))
      if (near.length === 0) throw new MapsRequestError('geocode', 'ZERO_RESULTS')
      const plusCode = {
        formatted_address: 'WJPF+4Q Bengaluru, Karnataka, India',
        address_components: [],
        types: ['plus_code'],
      }
      return {
        results: [
          plusCode,
          ...near.map((spot) => ({
            formatted_address: spot.address,
            address_components: partsOf(spot),
            types: ['sublocality', 'political'],
          })),
        ],
      }
    }
  }

  class RecordedMap extends FakeGoogleMap {
    constructor(element: HTMLElement, options: GoogleMapOptions) {
      super(element, options)
      maps.push(this)
    }
  }

  return {
    api: {
      Map: RecordedMap,
      OverlayView: FakeGoogleOverlay,
      Geocoder: FakeGeocoder,
      places: {
        AutocompleteSessionToken: Token,
        AutocompleteSuggestion: { fetchAutocompleteSuggestions },
        Place,
        AutocompleteService: Autocomplete,
        PlacesService: Details,
      },
    },
    bill: () => bill,
    overused: () => overused,
    failNext: (service, how) => {
      faults = [...faults, { service, how }]
    },
    deny: (...services) => {
      for (const service of services) denied.add(service)
    },
    retire: (id, fresh) => {
      retired.set(id, fresh)
    },
    maps: () => maps,
  }
}
