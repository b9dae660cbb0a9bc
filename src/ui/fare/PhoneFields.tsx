import { useTranslation } from 'react-i18next'
import { selectHasRoute } from '../../application/fare/fareForm.selectors.ts'
import { useAppSelector } from '../app/store.ts'
import { Announcer } from '../design/Announcer.tsx'
import { AddressButtons } from './AddressButtons.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import { LazyPhoneContact } from './LazyPhoneContact.tsx'

/**
 * The fields on a phone: first the route, then a guest's details or what a customer has not named yet (spec 1 §2, §6).
 */
export const PhoneFields = () => {
  const { t } = useTranslation()
  const session = useAppSelector((state) => state.session)
  const hasRoute = useAppSelector(selectHasRoute)
  const isGuest = session.status !== 'customer'
  return (
    <>
      <CategoryStrip />
      <AddressButtons />
      <Announcer message={isGuest && hasRoute ? t('fare.contact.arrived') : ''} />
      {hasRoute && (isGuest || session.customer.requirement === null) && <LazyPhoneContact />}
    </>
  )
}
