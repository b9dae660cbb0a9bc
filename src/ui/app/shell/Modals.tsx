import { useLocation } from 'react-router-dom'
import { selectModal } from '../../../application/modal/modal.selectors.ts'
import { modalClosed } from '../../../application/modal/modal.slice.ts'
import type { AppState } from '../../../application/store/appState.ts'
import { codeIn } from '../../../domain/fare/serviceCategory.ts'
import { parseQuery } from '../../../domain/link/query.ts'
import { loadPickers } from '../../picker/loadPickers.ts'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { fromChunk } from '../chunk/fromChunk.tsx'
import { DialogBoundary } from '../failure/DialogBoundary.tsx'
import { useAppDispatch, useAppSelector } from '../store.ts'

const PickerModals = fromChunk(loadPickers)

const opensPicker = (state: AppState): boolean => {
  const modal = selectModal(state)
  switch (modal.kind) {
    case 'categoryPicker':
    case 'citySelector':
    case 'requirement':
      return true
    case 'error':
      return modal.failed === 'estimate'
    case 'none':
    case 'auth':
    case 'address':
    case 'goodsType':
    case 'vehicleEstimate':
      return false
  }
}

/**
 * The modals that any page may open, loaded once one is open or a link's category code asks for
 * one.
 */
export const Modals = () => {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const isOpen = useAppSelector(opensPicker)
  const isHydrated = useIsHydrated()
  const isAsked = isHydrated && codeIn(parseQuery(search)) !== null
  if (!isOpen && !isAsked) return null
  return (
    <DialogBoundary onClose={isOpen ? () => dispatch(modalClosed()) : null}>
      <PickerModals />
    </DialogBoundary>
  )
}
