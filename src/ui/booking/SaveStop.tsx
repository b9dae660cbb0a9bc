import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StopEdit } from '../../application/booking/order/stopEdit.ts'
import { selectStopProblems } from '../../application/booking/stops/stopEdit.selectors.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { Button } from '../design/Button.tsx'
import css from './StopDialog.module.css'
import { useBookingSelector } from './useBookingSelector.ts'

type Props = {
  /** The id of the form. */
  readonly form: string
  readonly edit: StopEdit
  readonly isHeld: boolean
  readonly isPicking: boolean
}

/** Saves a valid end. Pressed before it is valid, it moves the focus to the first error (spec 2 §5). */
export const SaveStop = ({ form, edit, isHeld, isPicking }: Props) => {
  const { t } = useTranslation()
  const noteId = useId()
  const isChecking = edit.form.phase.status === 'submitting'
  const isStopped = isHeld || isPicking
  const isWrong = useBookingSelector((state) =>
    Object.values(selectStopProblems(state)).some((problem) => problem !== null),
  )
  const held = isWrong ? t('booking.address.heldByWrong') : t('booking.address.held')
  return (
    <div>
      <LongWait isWaiting={isChecking} text={t('booking.address.checking')} />
      {!isChecking && isStopped && (
        <p id={noteId} className={css.note}>
          {isPicking ? t('booking.address.heldByMap') : held}
        </p>
      )}
      <Button
        type="submit"
        form={form}
        block
        busy={isChecking}
        aria-disabled={isStopped || undefined}
        aria-describedby={isStopped ? noteId : undefined}
      >
        {t('booking.address.save')}
      </Button>
    </div>
  )
}
