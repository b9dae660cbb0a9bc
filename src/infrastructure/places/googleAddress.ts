import { type AddressDetails, isLandmark, type Place } from '../../domain/place/address.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'
import type {
  GoogleAddressPart,
  GooglePlace,
  GooglePoint,
  LegacyAddressPart,
  LegacyPlace,
} from '../map/googleMapsApi.ts'

/** A part of an address, from either of Google's services. */
type Part = { readonly text: string; readonly types: readonly string[] }

export const partsOf = (parts: readonly GoogleAddressPart[]): readonly Part[] =>
  parts.map(({ longText, types }) => ({ text: longText ?? '', types }))

export const legacyPartsOf = (parts: readonly LegacyAddressPart[]): readonly Part[] =>
  parts.map(({ long_name, types }) => ({ text: long_name, types }))

export const detailsOf = (parts: readonly Part[]): AddressDetails => {
  /** The text of the first type that the address has a part of. */
  const first = (...types: readonly string[]): string =>
    types
      .map((type) => parts.find((part) => part.types.includes(type))?.text ?? '')
      .find((text) => text !== '') ?? ''
  return {
    state: first('administrative_area_level_1'),
    city: first('locality', 'postal_town', 'administrative_area_level_3'),
    pincode: first('postal_code'),
    locality: first('sublocality_level_1', 'sublocality'),
    subLocality: first('sublocality_level_2', 'neighborhood'),
  }
}

/** Google's response about a place, from either service. */
export type GoogleAnswer = {
  readonly point: Coordinates | null
  readonly address: string
  readonly parts: readonly Part[]
}

const pointOf = (point: GooglePoint | null | undefined): Coordinates | null =>
  point === null || point === undefined ? null : rounded({ lat: point.lat(), lng: point.lng() })

export const answerOf = (place: GooglePlace): GoogleAnswer => ({
  point: pointOf(place.location),
  address: place.formattedAddress ?? '',
  parts: partsOf(place.addressComponents ?? []),
})

export const legacyAnswerOf = (place: LegacyPlace): GoogleAnswer => ({
  point: pointOf(place.geometry?.location),
  address: place.formatted_address ?? '',
  parts: legacyPartsOf(place.address_components ?? []),
})

/**
 * The place, or null if it has no position or no address (spec 1 §4). Google's address often omits
 * the name that the customer chose, by which the driver knows the place, so it is added.
 */
export const toPlace = (name: string, { point, address, parts }: GoogleAnswer): Place | null => {
  if (point === null || !isLandmark(address)) return null
  const isNamed = name === '' || address.toLowerCase().includes(name.toLowerCase())
  return {
    landmark: isNamed ? address : `${name}, ${address}`,
    location: point,
    details: detailsOf(parts),
  }
}
