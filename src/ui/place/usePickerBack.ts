import { type OpenPicker, searchTyped } from '../../application/place/locationPicker.slice.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useAppDispatch } from '../app/store.ts'

/**
 * Lets the browser's Back close an open picker, and return from its map to the search that led
 * there, with the typed text.
 */
export const usePickerBack = (picker: OpenPicker | null, onClose: () => void): void => {
  const dispatch = useAppDispatch()
  const isFromSearch = picker?.status === 'pinning' && picker.sought !== null
  const search = () => {
    if (picker?.status !== 'pinning' || picker.sought === null) return
    const { owner, waypoint, onChoice, near, sought } = picker
    dispatch(searchTyped({ owner, waypoint, onChoice, near, text: sought }))
  }
  useBackCloses(picker !== null, onClose)
  useBackCloses(isFromSearch, search)
}
