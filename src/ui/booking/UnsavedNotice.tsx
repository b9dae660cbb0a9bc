import { useTranslation } from 'react-i18next'
import { stopDiscarded } from '../../application/booking/orderReview.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'

type Props = {
  /** The id of its words, which are read out with the title of their dialog. */
  readonly id: string
  /** What is being saved is not given up. */
  readonly isSaving: boolean
}

/** That an end's fields have what the order has not, and the way back to what it has. */
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
