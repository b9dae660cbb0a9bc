import { useTranslation } from 'react-i18next'
import { pickerClosed } from '../../application/place/locationPicker.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Dialog } from '../design/Dialog.tsx'
import { LazyPickerStep } from './LazyPickerStep.tsx'
import type { OpenPicker } from './pickerSteps.ts'
import { useBackCloses } from './useBackCloses.ts'

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
 * The location picker in a dialog, open while the store's picker is one that ends with a pin. Esc,
 * the close button and the browser's Back close it without a choice.
 */
export const AddressDialog = () => {
  const dispatch = useAppDispatch()
  const picker = useAppSelector(({ locationPicker }) => locationPicker)
  const isOpen = picker.status !== 'closed' && picker.onChoice === 'pin'
  const close = () => {
    dispatch(pickerClosed())
  }
  useBackCloses(isOpen, close)
  return isOpen ? <OpenAddressDialog picker={picker} onClose={close} /> : null
}
