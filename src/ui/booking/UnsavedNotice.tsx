import { useTranslation } from 'react-i18next'
import { stopDiscarded } from '../../application/booking/order/orderReview.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'

type Props = {
  /** The id of the text, which describes the dialog to screen readers. */
  readonly id: string
  /** While the end is being saved, its changes cannot be discarded. */
  readonly isSaving: boolean
}

/** Says that the fields differ from the saved order, with the button that discards the changes. */
export const UnsavedNotice = ({ id, isSaving }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Notice
      quiet
      action={
        <Button
          variant="text"
          compact
          disabled={isSaving}
          onClick={() => dispatch(stopDiscarded())}
        >
          {t('booking.address.unsaved.discard')}
        </Button>
      }
    >
      <p id={id}>{t('booking.address.unsaved.text')}</p>
    </Notice>
  )
}
