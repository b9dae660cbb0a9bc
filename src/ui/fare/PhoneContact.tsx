import { useTranslation } from 'react-i18next'
import { ConsentField } from './ConsentField.tsx'
import { ContactFields } from './ContactFields.tsx'
import css from './PhoneFields.module.css'
import { RequirementButton } from './RequirementField.tsx'

/** A guest's details on a phone, asked for once the route is set (spec 1 §2). */
export const PhoneContact = () => {
  const { t } = useTranslation()
  return (
    <section className={css.contact} aria-label={t('fare.contact.heading')}>
      <ContactFields validates="onLeave" />
      <RequirementButton />
      <ConsentField />
    </section>
  )
}
