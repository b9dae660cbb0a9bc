import { useTranslation } from 'react-i18next'
import { shownEmail, shownFirstName } from '../../domain/session/profile.ts'
import css from './WhoIsThere.module.css'

/** The customer's first name and e-mail, or texts if they are missing (spec 1 §3). */
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
      <p className={css.name}>{shownFirstName({ firstName }, t('header.account.unnamed'))}</p>
      <p className={css.email}>
        {shownEmail({ email: { address: email } }, t('header.account.noEmail'))}
      </p>
    </div>
  )
}
