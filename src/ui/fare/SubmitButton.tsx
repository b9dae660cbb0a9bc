import { useTranslation } from 'react-i18next'
import { selectIsFareValid } from '../../application/fare/fareForm.selectors.ts'
import { isUnsettled } from '../../application/place/locationPicker.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'

type Props = {
  /** Held back until the form is valid; pressed before, it says what is missing (spec 1 §4). */
  readonly untilValid?: boolean
  readonly label?: string
  /** The id of what says why it is held back. */
  readonly describedBy?: string
}

/** Asks for the fares. */
export const SubmitButton = ({ untilValid = false, label, describedBy }: Props) => {
  const { t } = useTranslation()
  const submitting = useAppSelector(({ fareForm }) => fareForm.form.phase.status === 'submitting')
  const unsettled = useAppSelector(isUnsettled('fare'))
  const valid = useAppSelector(selectIsFareValid)
  const held = untilValid && !valid && !submitting
  return (
    <Button
      type="submit"
      block
      busy={submitting || unsettled}
      aria-disabled={held || undefined}
      aria-describedby={describedBy}
    >
      {label ?? t('fare.submit')}
    </Button>
  )
}
