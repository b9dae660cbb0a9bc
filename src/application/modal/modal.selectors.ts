import type { AppState } from '../store/appState.ts'
import type { Modal } from './modal.slice.ts'

const login: Modal = { kind: 'auth' }

/**
 * The modal that is open, whichever slice it lives in (spec 1 §2).
 *
 * @example
 * selectModal(store.getState()) // → { kind: 'none' }
 * store.dispatch(pickerOpened({ ...purpose, place: koramangala }))
 * selectModal(store.getState()) // → { kind: 'address', waypoint: 'pickup' }
 */
export const selectModal = ({ auth, loginWanted, locationPicker, modal }: AppState): Modal => {
  if (loginWanted.status === 'wanted' || (auth !== undefined && auth.step !== 'closed'))
    return login
  if (
    modal.kind === 'none' &&
    locationPicker.status !== 'closed' &&
    locationPicker.onChoice === 'pin'
  ) {
    return { kind: 'address', waypoint: locationPicker.waypoint }
  }
  return modal
}
