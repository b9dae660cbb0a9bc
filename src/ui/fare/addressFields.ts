import type { FareProblems } from '../../application/fare/fareForm.selectors.ts'
import { addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import type { AddressOwner } from '../../application/place/placeAccepted.ts'
import type { AddressEntry, Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFareField } from './useFareField.ts'

/** The two ends of a form's route for their fields. */
export type AddressFields = {
  readonly owner: AddressOwner
  readonly input: Readonly<Record<Waypoint, AddressEntry>>
  readonly problems: Pick<FareProblems, Waypoint>
  readonly enter: (waypoint: Waypoint) => void
  readonly leave: (waypoint: Waypoint) => void
}

/** Those of the fare form. */
export const useFareAddresses = (): AddressFields => {
  const dispatch = useAppDispatch()
  const ends = {
    pickup: useFareField('pickup', 'onLeave'),
    drop: useFareField('drop', 'onLeave'),
  }
  return {
    owner: 'fare',
    input: { pickup: ends.pickup.value, drop: ends.drop.value },
    problems: { pickup: ends.pickup.problem, drop: ends.drop.problem },
    enter: (waypoint) => {
      dispatch(addressFieldOpened(waypoint))
    },
    leave: (waypoint) => {
      ends[waypoint].leave()
    },
  }
}
