import { either as E } from 'fp-ts'
import type { Prediction, ResolvePlaceError } from '../../application/place/places.port.ts'
import { type AddressDetails, isLandmark, type Place } from '../../domain/place/address.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'
import { distinct } from './distinct.ts'
import type { PhotonFeature } from './photon.codec.ts'

type Properties = PhotonFeature['properties']

/** The id of a feature: the one it has in OpenStreetMap, or else its name and position. */
export const featureId = ({ properties, geometry }: PhotonFeature): string => {
  const { osm_type: type, osm_id: id, name } = properties
  return type && typeof id === 'number' ? `${type}${id}` : [name, geometry?.coordinates].join(' ')
}

const streetAddress = ({ housenumber, street }: Properties): string =>
  [housenumber, street].filter(Boolean).join(' ')

/** Photon gives a city a `name` but no `city`; the same goes for the other layers. */
const nameWhere = (properties: Properties, layer: string): string =>
  properties.type === layer ? (properties.name ?? '') : ''

const cityOf = (properties: Properties): string =>
  properties.city ?? (nameWhere(properties, 'city') || (properties.county ?? ''))

/** The parts of the address, from the most exact to the state, without repeats. */
const partsOf = (properties: Properties): readonly string[] =>
  distinct([
    properties.name ?? '',
    streetAddress(properties),
    properties.locality ?? '',
    properties.district ?? '',
    cityOf(properties),
    properties.state ?? '',
  ])

/** `Bengaluru, Karnataka 560034` */
const written = (parts: readonly string[], { postcode }: Properties): string =>
  [parts.join(', '), postcode ?? ''].filter((part) => part !== '').join(' ')

/** The prediction for a feature, or null if it has nothing to recognise it by. */
export const toPrediction = (feature: PhotonFeature): Prediction | null => {
  const [primary, ...rest] = partsOf(feature.properties)
  if (primary === undefined) return null
  return { id: featureId(feature), primary, secondary: written(rest, feature.properties) }
}

export const isIn =
  (countryCode: string) =>
  ({ properties }: PhotonFeature): boolean =>
    properties.countrycode?.toUpperCase() === countryCode.toUpperCase()

const pointOf = ({ geometry }: PhotonFeature): Coordinates | null => {
  const [lng, lat] = geometry?.coordinates ?? []
  if (lat === undefined || lng === undefined) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? rounded({ lat, lng }) : null
}

const detailsOf = (properties: Properties): AddressDetails => ({
  state: properties.state ?? '',
  city: cityOf(properties),
  pincode: properties.postcode ?? '',
  locality: properties.district ?? nameWhere(properties, 'district'),
  subLocality: properties.locality ?? nameWhere(properties, 'locality'),
})

/** The address at a point, from the nearest feature; null if that has no address. */
export const placeAt = (point: Coordinates, { properties }: PhotonFeature): Place | null => {
  const landmark = written(partsOf(properties), properties)
  return isLandmark(landmark) ? { landmark, location: point, details: detailsOf(properties) } : null
}

/** The feature as a place. */
export const toPlace = (feature: PhotonFeature): E.Either<ResolvePlaceError, Place> => {
  const point = pointOf(feature)
  const place = point === null ? null : placeAt(point, feature)
  return place === null ? E.left({ kind: 'PlaceWithoutPosition' }) : E.right(place)
}

/** Whether a feature can be chosen: a row that leads nowhere is not offered (spec 1 §4). */
export const isPlace = (feature: PhotonFeature): boolean => E.isRight(toPlace(feature))
