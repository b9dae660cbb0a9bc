import { useTranslation } from 'react-i18next'
import css from './WhoIsThere.module.css'

/** The customer's first name and e-mail, in words where they are missing (spec 1 §3). */
export const WhoIsThere = ({
  firstName,
  email,
}: {
  readonly firstName: string
  readonly email: string
}) => {
  const { t } = useTranslation()
  return (
    <div className={css.who}>
      <p className={css.name}>{firstName || t('header.account.unnamed')}</p>
      <p className={css.email}>{email.trim() || t('header.account.noEmail')}</p>
    </div>
  )
}
