import { selectModal } from '../../application/modal/modal.selectors.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { ErrorDialog } from './ErrorDialog.tsx'
import { GoodsSheet } from './GoodsSheet.tsx'
import { StopDialog } from './StopDialog.tsx'
import { useBookingSelector } from './useBookingSelector.ts'

/** The modals of order review. One is open at a time; Esc, its close button and Back close it (spec 1 §2). */
export const BookingModals = () => {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  const edit = useBookingSelector(({ orderReview }) =>
    orderReview.status === 'reviewing' ? orderReview.edit : null,
  )
  const close = () => {
    dispatch(modalClosed())
  }
  switch (modal.kind) {
    case 'address':
      return edit === null ? null : <StopDialog key={edit.waypoint} edit={edit} onClose={close} />
    case 'error':
      return modal.failed === 'estimate' ? null : (
        <ErrorDialog failed={modal.failed} onClose={close} />
      )
    case 'goodsType':
      return <GoodsSheet onClose={close} />
    case 'vehicleEstimate':
      return <CompareDialog onClose={close} />
    case 'none':
    case 'auth':
    case 'citySelector':
    case 'requirement':
    case 'categoryPicker':
      return null
  }
}
