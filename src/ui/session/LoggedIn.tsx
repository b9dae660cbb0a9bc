import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/Icon.tsx'
import css from './AuthDialog.module.css'

/** The login succeeded. The modal closes by itself. */
export const LoggedIn = () => {
  const { t } = useTranslation()
  const sign = useRef<HTMLDivElement>(null)
  useEffect(() => {
    sign.current?.focus()
  }, [])
  return (
    <div className={css.done}>
      <div ref={sign} tabIndex={-1} className={css.sign} role="img" aria-label={t('session.done')}>
        <Icon name="check" size="large" />
      </div>
    </div>
  )
}
