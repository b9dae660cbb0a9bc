import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import css from './SubmitWait.module.css'

const patience = 4000

const WaitedFor = () => {
  const { t } = useTranslation()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true)
    }, patience)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return long ? <p className={css.words}>{t('fare.waiting')}</p> : null
}

/** Says what is being waited for, once a submit takes long. */
export const SubmitWait = () => {
  const submitting = useAppSelector(({ fareForm }) => fareForm.form.phase.status === 'submitting')
  return <div role="status">{submitting && <WaitedFor />}</div>
}
