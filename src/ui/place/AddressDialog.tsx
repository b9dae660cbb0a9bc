import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type OpenPicker, pickerClosed } from '../../application/place/locationPicker.slice.ts'
import type { AddressOwner } from '../../application/place/placeAccepted.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Dialog } from '../design/Dialog.tsx'
import { LazyPickerStep } from './LazyPickerStep.tsx'
import { pickerTitles } from './pickerTitles.ts'
import { usePickerBack } from './usePickerBack.ts'

type OpenProps = {
  readonly picker: OpenPicker
  readonly notice: ReactNode
  readonly onClose: () => void
}

const OpenAddressDialog = ({ picker, notice, onClose }: OpenProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(pickerTitles[picker.waypoint])}
      closeLabel={t('app.action.close')}
      placement="full"
      width={picker.status === 'pinning' ? 'wide' : 'regular'}
      flush
    >
      {notice}
      <LazyPickerStep picker={picker} headingLevel={3} />
    </Dialog>
  )
}

type Props = {
  readonly owner: AddressOwner
  /** Where its form stands: a form of the page gives way to the same one in a modal over it. */
  readonly within?: 'page' | 'modal'
  /** Why the address is to be chosen. */
  readonly notice?: ReactNode
  /** It was closed without a choice. */
  readonly onClose?: () => void
}

/**
 * The location picker of a form in a dialog, open while the store's picker is the form's and ends
 * with a pin. Esc, the close button and the browser's Back close it without a choice; Back on a map
 * that the search led to returns there.
 */
export const AddressDialog = ({ owner, within = 'page', notice, onClose }: Props) => {
  const dispatch = useAppDispatch()
  const picker = useAppSelector(({ locationPicker }) => locationPicker)
  const top = useAppSelector(({ modal }) => (modal.kind === 'categoryPicker' ? 'modal' : 'page'))
  const isOpen =
    picker.status !== 'closed' &&
    picker.owner === owner &&
    picker.onChoice === 'pin' &&
    top === within
  const close = () => {
    dispatch(pickerClosed())
    onClose?.()
  }
  usePickerBack(isOpen ? picker : null, close)
  return isOpen ? <OpenAddressDialog picker={picker} notice={notice} onClose={close} /> : null
}
