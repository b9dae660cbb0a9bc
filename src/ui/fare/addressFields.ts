import type { FareProblems } from '../../application/fare/fareForm.selectors.ts'
import { addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import type { AddressOwner } from '../../application/place/placeAccepted.ts'
import type { AddressEntry, Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { useFareFields } from './useFareFields.ts'

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
  const { input, problems, leave } = useFareFields('onLeave')
  return {
    owner: 'fare',
    input,
    problems,
    enter: (waypoint) => {
      dispatch(addressFieldOpened(waypoint))
    },
    leave,
  }
}
