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
  /** The place of its form. A form on the page is hidden while the same form is open in a modal. */
  readonly within?: 'page' | 'modal'
  /** Why an address must be chosen. */
  readonly notice?: ReactNode
  /** Called when it is closed without a choice. */
  readonly onClose?: () => void
}

/**
 * The location picker of a form as a dialog. It is open while the store's picker belongs to the
 * form and ends with a pin. Esc, the close button and the browser's Back close it without a choice;
 * on a map that the search led to, Back returns to the search.
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
