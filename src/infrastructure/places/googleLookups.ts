import type { Prediction } from '../../application/place/places.port.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type {
  GoogleMapsApi,
  GooglePlace,
  LegacyPlace,
  PlacePrediction,
  SessionToken,
} from '../map/googleMapsApi.ts'
import { answerOf, type GoogleAnswer, legacyAnswerOf } from './googleAddress.ts'
import { isNothing, refusalOf } from './googleFailure.ts'

/** An error that carries a status, like Google's own errors. */
class LegacyRefusal extends Error {
  readonly code: string
  constructor(status: string) {
    super(status)
    this.code = status
  }
}

export type GoogleRegion = {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** BCP 47. */
  readonly language: string
}

type GoogleServices = 'current' | 'legacy'

/** A prediction, and how to fetch its place within the session and from the services that found it. */
export type GooglePrediction = {
  readonly prediction: Prediction
  readonly from: GoogleServices
  readonly fetch: () => Promise<GoogleAnswer>
}

/**
 * Requests to either Google's current services or its legacy ones. They reject with Google's own
 * error, or with a refusal of ours.
 */
export type GoogleLookups = {
  readonly services: GoogleServices
  readonly suggest: (
    text: string,
    near: Coordinates,
    token: SessionToken,
  ) => Promise<readonly GooglePrediction[]>
  /** The place of an id that belongs to no session. */
  readonly place: (id: string) => Promise<GoogleAnswer>
  /** The current id of the place. Google does not bill a request for the id alone. */
  readonly freshId: (id: string) => Promise<string>
}

// The fewest fields cost the least; the name is known from the prediction.
const fields = ['location', 'formattedAddress', 'addressComponents']
const legacyFields = ['geometry.location', 'formatted_address', 'address_components']

/** Metres around the customer in which places are preferred; Google accepts 50 km at most. */
const nearby = 50_000

const biasTo = ({ lat, lng }: Coordinates) => ({ center: { lat, lng }, radius: nearby })

export const currentLookups = (
  { places }: GoogleMapsApi,
  { countryCode, language }: GoogleRegion,
): GoogleLookups => {
  const placeOf = (id: string): GooglePlace => new places.Place({ id, requestedLanguage: language })

  const fetched = async (place: GooglePlace): Promise<GoogleAnswer> =>
    answerOf((await place.fetchFields({ fields })).place)

  const offered = (suggested: PlacePrediction): GooglePrediction => ({
    prediction: {
      id: suggested.placeId,
      primary: (suggested.mainText ?? suggested.text).text,
      secondary: suggested.secondaryText?.text ?? '',
    },
    from: 'current',
    // The place of a suggestion carries the session's token into its first request.
    fetch: () => fetched(suggested.toPlace()),
  })

  return {
    services: 'current',
    suggest: async (text, near, token) => {
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        sessionToken: token,
        includedRegionCodes: [countryCode.toLowerCase()],
        locationBias: biasTo(near),
        language,
      })
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction === null ? [] : [offered(placePrediction)],
      )
    },
    place: (id) => fetched(placeOf(id)),
    freshId: async (id) => (await placeOf(id).fetchFields({ fields: ['id'] })).place.id,
  }
}

/** The legacy services, which may be all that a key from before March 2025 can use. */
export const legacyLookups = (
  { places }: GoogleMapsApi,
  { countryCode, language }: GoogleRegion,
): GoogleLookups => {
  const details = (
    placeId: string,
    asked: string[],
    session: { readonly sessionToken?: SessionToken },
  ) =>
    new Promise<LegacyPlace>((resolve, reject) => {
      // The service shows attributions in this element; an address has none.
      const service = new places.PlacesService(document.createElement('div'))
      service.getDetails({ placeId, fields: asked, language, ...session }, (place, status) => {
        if (status === 'OK' && place !== null) resolve(place)
        else reject(new LegacyRefusal(status))
      })
    })

  const fetched = async (placeId: string, session: { readonly sessionToken?: SessionToken }) =>
    legacyAnswerOf(await details(placeId, legacyFields, session))

  return {
    services: 'legacy',
    suggest: async (text, near, token) => {
      const { predictions } = await new places.AutocompleteService()
        .getPlacePredictions({
          input: text,
          sessionToken: token,
          componentRestrictions: { country: countryCode.toLowerCase() },
          locationBias: biasTo(near),
          language,
        })
        .catch((error: unknown) => {
          if (isNothing(refusalOf(error))) return { predictions: [] }
          throw error
        })
      return predictions.map(({ place_id: id, structured_formatting: words }) => ({
        prediction: { id, primary: words.main_text, secondary: words.secondary_text },
        from: 'legacy',
        fetch: () => fetched(id, { sessionToken: token }),
      }))
    },
    place: (id) => fetched(id, {}),
    freshId: async (id) => (await details(id, ['place_id'], {})).place_id ?? '',
  }
}
