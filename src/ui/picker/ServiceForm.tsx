import { useTranslation } from 'react-i18next'
import type { Service } from '../../domain/fare/service.ts'
import { categoryOfLead } from '../../domain/lead/leadCategory.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { CategoryStrip } from '../fare/CategoryStrip.tsx'
import { ColumnFields } from '../fare/ColumnFields.tsx'
import { EstimateForm } from '../fare/EstimateForm.tsx'
import { FormFailure } from '../fare/FormFailure.tsx'
import { PhoneFields } from '../fare/PhoneFields.tsx'
import { SubmitButton } from '../fare/SubmitButton.tsx'
import { SubmitWait } from '../fare/SubmitWait.tsx'
import { LeadSkeleton } from '../lead/LeadSkeleton.tsx'
import { SpotLeadForm } from '../lead/SpotLeadForm.tsx'
import { AddressDialog } from '../place/AddressDialog.tsx'
import { MapsGate } from '../place/MapsGate.tsx'
import css from './ServiceForm.module.css'

const FareServiceForm = () => {
  const isDesktop = useIsDesktop()
  return (
    <MapsGate skeleton={<LeadSkeleton />}>
      <EstimateForm
        className={css.form}
        fieldsClassName={css.fields}
        fields={isDesktop ? <ColumnFields category={<CategoryStrip />} /> : <PhoneFields />}
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
      <SpotLeadForm category={categoryOfLead([], [])(code)} within="modal" />
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
