import { useTranslation } from 'react-i18next'
import type { Service } from '../../domain/fare/service.ts'
import { leadCategory } from '../../domain/lead/leadCategory.ts'
import { useIsDesktop } from '../app/useIsDesktop.ts'
import { WithFeature } from '../app/WithFeature.tsx'
import { RoutePair } from '../design/RoutePair.tsx'
import { AddressSearch } from '../fare/AddressSearch.tsx'
import { useFareAddresses } from '../fare/addressFields.ts'
import { CategoryStrip } from '../fare/CategoryStrip.tsx'
import { ConsentField } from '../fare/ConsentField.tsx'
import { ContactFields } from '../fare/ContactFields.tsx'
import { EstimateForm } from '../fare/EstimateForm.tsx'
import { FormFailure } from '../fare/FormFailure.tsx'
import { MapsGate } from '../fare/MapsGate.tsx'
import { PhoneFields } from '../fare/PhoneFields.tsx'
import { RequirementSelect } from '../fare/RequirementField.tsx'
import { SubmitButton } from '../fare/SubmitButton.tsx'
import { SubmitWait } from '../fare/SubmitWait.tsx'
import { SwapButton } from '../fare/SwapButton.tsx'
import { LeadSkeleton } from '../lead/LeadSkeleton.tsx'
import { SpotLeadForm } from '../lead/SpotLeadForm.tsx'
import { AddressDialog } from '../place/AddressDialog.tsx'
import css from './ServiceForm.module.css'

const WideFields = () => {
  const addresses = useFareAddresses()
  return (
    <>
      <CategoryStrip />
      <RoutePair
        holds="fields"
        pickup={<AddressSearch fields={addresses} waypoint="pickup" onChoice="accept" />}
        drop={<AddressSearch fields={addresses} waypoint="drop" onChoice="accept" />}
        action={<SwapButton />}
      />
      <div className={css.contact}>
        <ContactFields validates="onLeave" />
      </div>
      <RequirementSelect validates="onLeave" />
      <ConsentField />
    </>
  )
}

const FareServiceForm = () => {
  const isDesktop = useIsDesktop()
  return (
    <MapsGate skeleton={<LeadSkeleton />}>
      <EstimateForm
        className={css.form}
        fieldsClassName={css.fields}
        fields={isDesktop ? <WideFields /> : <PhoneFields />}
        action={
          <div>
            <SubmitButton />
            <SubmitWait />
            <FormFailure />
          </div>
        }
      />
      <AddressDialog owner="fare" within="modal" />
    </MapsGate>
  )
}

const LeadServiceForm = ({ code }: Pick<Service, 'code'>) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.words}>{t('lead.text')}</p>
      <SpotLeadForm category={leadCategory(code) ?? 'trucks'} within="modal" />
    </>
  )
}

/** The form that a service is asked for with. */
export const ServiceForm = ({ service: { form, code } }: { readonly service: Service }) => {
  switch (form) {
    case 'fare':
      return <FareServiceForm />
    case 'lead':
      return (
        <WithFeature name="lead">
          <LeadServiceForm code={code} />
        </WithFeature>
      )
  }
}
