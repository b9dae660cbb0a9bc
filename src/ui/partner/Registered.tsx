import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acknowledgement } from '../../application/partner/partnerRegistration.slice.ts'
import { Icon } from '../design/Icon.tsx'
import css from './AttachVehicleDialog.module.css'

/** Confirms a registration, with the partner's name and what happens next. */
export const Registered = ({ name, addedMessage }: Acknowledgement) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={css.registered}>
      <span className={css.sign}>
        <Icon name="check" size="large" />
      </span>
      <h3 ref={heading} tabIndex={-1} className={css.thanks}>
        {t('partner.registered.title')}
      </h3>
      <p className={css.who}>{name}</p>
      <p>{t('partner.registered.text')}</p>
      {/* The service's own message, or else our promise. */}
      <p className={css.promise}>{addedMessage ?? t('partner.registered.promise')}</p>
    </div>
  )
}
