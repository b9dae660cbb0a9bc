import type { AddressOwner } from '../../application/place/placeAccepted.ts'
import type { FieldProblem } from '../../domain/form/form.ts'
import type { AddressEntries, AddressError, Waypoint } from '../../domain/place/address.ts'

/** The problem of an address field; null if there is none. */
export type AddressProblem = FieldProblem<AddressError> | null

/** The two ends of a form's route, for their fields. */
export type AddressFields = {
  readonly owner: AddressOwner
  readonly input: AddressEntries
  readonly problems: Readonly<Record<Waypoint, AddressProblem>>
  readonly enter: (waypoint: Waypoint) => void
  readonly leave: (waypoint: Waypoint) => void
}
