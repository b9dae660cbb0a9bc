import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/Icon.tsx'
import css from './AuthDialog.module.css'

/** It worked; the modal closes by itself. */
export const LoggedIn = () => {
  const { t } = useTranslation()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus()
  }, [])
  return (
    <div className={css.done}>
      <span className={css.sign}>
        <Icon name="check" size="large" />
      </span>
      <p ref={words} tabIndex={-1} className={css.words}>
        {t('session.done')}
      </p>
    </div>
  )
}
