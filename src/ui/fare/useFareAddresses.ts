import { addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import type { AddressFields } from '../place/addressFields.ts'
import { useFareField } from './useFareField.ts'

/** The two ends of the route for the address fields of the fare form. */
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
