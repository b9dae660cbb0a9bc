import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../design/Spinner.tsx'
import css from './Waiting.module.css'

const patience = 4000

/** A page that is on its way; after a while it says so. */
export const Waiting = () => {
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
  return (
    <div className={css.waiting} role="status">
      <Spinner />
      <p>{long ? t('app.stillLoading') : t('app.loading')}</p>
    </div>
  )
}
