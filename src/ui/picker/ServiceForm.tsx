import { useId } from 'react'
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
import { useMissingNote } from '../fare/useMissingNote.ts'
import { LeadSkeleton } from '../lead/LeadSkeleton.tsx'
import { SpotLeadForm } from '../lead/SpotLeadForm.tsx'
import { AddressDialog } from '../place/AddressDialog.tsx'
import { MapsGate } from '../place/MapsGate.tsx'
import css from './ServiceForm.module.css'

/** Held back until the form is valid on a narrow screen, as that of a phone turned upright is (spec 1 §4). */
const FareAction = ({ untilValid }: { readonly untilValid: boolean }) => {
  const missing = useMissingNote()
  const noteId = useId()
  const note = untilValid ? missing : null
  return (
    <div>
      <SubmitButton untilValid={untilValid} {...(note === null ? {} : { describedBy: noteId })} />
      {/* Below, so that the button does not move as the form becomes valid. */}
      {note !== null && (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      )}
      <SubmitWait />
      <FormFailure />
    </div>
  )
}

const FareServiceForm = () => {
  const isDesktop = useIsDesktop()
  return (
    <MapsGate skeleton={<LeadSkeleton />}>
      <EstimateForm
        className={css.form}
        fieldsClassName={css.fields}
        fields={isDesktop ? <ColumnFields category={<CategoryStrip />} /> : <PhoneFields />}
        action={<FareAction untilValid={!isDesktop} />}
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

/** The form for requesting a service: the fare form or the lead form. */
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
