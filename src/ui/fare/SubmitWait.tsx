import { useTranslation } from 'react-i18next'
import { isUnsettled } from '../../application/place/awaitedAddresses.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'

/** Says what the customer is waiting for once a submit takes long, or an address that delays it. */
export const SubmitWait = () => {
  const { t } = useTranslation()
  const submitting = useAppSelector(({ fareForm }) => fareForm.form.phase.status === 'submitting')
  const unsettled = useAppSelector(isUnsettled('fare'))
  return (
    <LongWait
      isWaiting={submitting || unsettled}
      text={t(submitting ? 'fare.waiting' : 'place.waiting')}
    />
  )
}
