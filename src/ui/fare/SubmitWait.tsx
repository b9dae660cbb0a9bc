import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { useLong } from '../app/useLong.ts'
import css from './SubmitWait.module.css'

/** Says what is being waited for, once a submit takes long. */
export const SubmitWait = () => {
  const { t } = useTranslation()
  const isLong = useLong(
    useAppSelector(({ fareForm }) => fareForm.form.phase.status === 'submitting'),
  )
  return <div role="status">{isLong && <p className={css.words}>{t('fare.waiting')}</p>}</div>
}
