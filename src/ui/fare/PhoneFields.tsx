import { useTranslation } from 'react-i18next'
import { selectHasRoute } from '../../application/fare/fareForm.selectors.ts'
import { useAppSelector } from '../app/store.ts'
import { Announcer } from '../design/Announcer.tsx'
import { AddressButtons } from './AddressButtons.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import { LazyPhoneContact } from './LazyPhoneContact.tsx'

/** The fields on a phone: the route first, a guest's details once it is set (spec 1 §2). */
export const PhoneFields = () => {
  const { t } = useTranslation()
  const isGuest = useAppSelector(({ session }) => session.status !== 'customer')
  const hasRoute = useAppSelector(selectHasRoute)
  const asksContact = isGuest && hasRoute
  return (
    <>
      <CategoryStrip />
      <AddressButtons />
      <Announcer message={asksContact ? t('fare.contact.arrived') : ''} />
      {asksContact && <LazyPhoneContact />}
    </>
  )
}
