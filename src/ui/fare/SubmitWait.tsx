import { useTranslation } from 'react-i18next'
import { isUnsettled } from '../../application/place/locationPicker.slice.ts'
import { useAppSelector } from '../app/store.ts'
import { useLong } from '../app/waiting/useLong.ts'
import css from './SubmitWait.module.css'

/** Says what is being waited for, once a submit takes long, or an address that holds it back. */
export const SubmitWait = () => {
  const { t } = useTranslation()
  const submitting = useAppSelector(({ fareForm }) => fareForm.form.phase.status === 'submitting')
  const unsettled = useAppSelector(isUnsettled('fare'))
  const isLong = useLong(submitting || unsettled)
  return (
    <div role="status">
      {isLong && <p className={css.words}>{t(submitting ? 'fare.waiting' : 'place.waiting')}</p>}
    </div>
  )
}
