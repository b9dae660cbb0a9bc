import { useTranslation } from 'react-i18next'
import { selectIsFareValid } from '../../application/fare/fareForm.selectors.ts'
import { isUnsettled } from '../../application/place/awaitedAddresses.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'

type Props = {
  /** Disabled until the form is valid. Pressed before, the button says what is missing (spec 1 §4). */
  readonly untilValid?: boolean
  readonly label?: string
  /** The id of the text that says why it is disabled. */
  readonly describedBy?: string
}

/** The button that submits the fare form. */
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
