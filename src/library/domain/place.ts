export {
  type AddressDetails,
  type AddressEntries,
  type AddressEntry,
  type AddressError,
  type AddressPair,
  type AddressPairErrors,
  cityOf,
  entryText,
  noAddress,
  otherEnd,
  type Place,
  parseAddress,
  parseAddressPair,
  placeOf,
  searchableText,
  unknownDetails,
  type Waypoint,
} from '../../domain/place/address.ts'
export {
  type Coordinates,
  isResolved,
  isSamePoint,
  metresBetween,
  parseCoordinates,
  rounded,
  unresolvedLatitude,
} from '../../domain/place/coordinates.ts'
export { refusedWaypoint } from '../../domain/place/refusedWaypoint.ts'
