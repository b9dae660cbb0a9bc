import { useTranslation } from 'react-i18next'
import { pickerClosed } from '../../application/place/locationPicker.slice.ts'
import type { AddressOwner } from '../../application/place/placeAccepted.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useBackCloses } from '../app/useBackCloses.ts'
import { Dialog } from '../design/Dialog.tsx'
import { LazyPickerStep } from './LazyPickerStep.tsx'
import type { OpenPicker } from './pickerSteps.ts'

const titles = {
  pickup: 'place.title.pickup',
  drop: 'place.title.drop',
} as const

const OpenAddressDialog = ({
  picker,
  onClose,
}: {
  readonly picker: OpenPicker
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(titles[picker.waypoint])}
      closeLabel={t('app.action.close')}
      placement="full"
      width={picker.status === 'pinning' ? 'wide' : 'regular'}
      flush
    >
      <LazyPickerStep picker={picker} headingLevel={3} />
    </Dialog>
  )
}

/**
 * The location picker of a form in a dialog, open while the store's picker is the form's and ends
 * with a pin. Esc, the close button and the browser's Back close it without a choice.
 */
export const AddressDialog = ({ owner }: { readonly owner: AddressOwner }) => {
  const dispatch = useAppDispatch()
  const picker = useAppSelector(({ locationPicker }) => locationPicker)
  const isOpen = picker.status !== 'closed' && picker.owner === owner && picker.onChoice === 'pin'
  const close = () => {
    dispatch(pickerClosed())
  }
  useBackCloses(isOpen, close)
  return isOpen ? <OpenAddressDialog picker={picker} onClose={close} /> : null
}
