import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlowCrashed } from '../../application/flow/flowCrashed.ts'
import { selectRegistrationProblems } from '../../application/partner/partnerRegistration.selectors.ts'
import {
  cityChosen,
  type Filling,
  registrationEdited,
  registrationFailureDismissed,
  registrationFieldLeft,
  registrationRequested,
} from '../../application/partner/partnerRegistration.slice.ts'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import { infoSources } from '../../domain/partner/infoSource.ts'
import { cityOfName } from '../../domain/partner/registration.ts'
import { afterPress } from '../app/focus/afterPress.ts'
import { focusIn } from '../app/focus/focusIn.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useProblemFocus } from '../app/focus/useProblemFocus.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { MobileField } from '../contact/MobileField.tsx'
import { NameField } from '../contact/NameField.tsx'
import { ToldProblem } from '../design/Announcer.tsx'
import { isFocusLost } from '../design/leavesFocus.ts'
import { Notice } from '../design/Notice.tsx'
import { SelectField } from '../design/SelectField.tsx'
import css from './AttachVehicleDialog.module.css'
import { registrationTexts, sourceTexts } from './partnerTexts.ts'
import { usePartnerSelector } from './usePartnerSelector.ts'
import { VehicleField } from './VehicleField.tsx'

type Props = { readonly id: string; readonly registration: Filling }

type FailureProps = { readonly failure: RemoteError | FlowCrashed | null }

const Failure = ({ failure }: FailureProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <div ref={intoSight}>
      <Notice
        kind="error"
        title={t('partner.failure.title')}
        dismiss={{
          label: t('partner.failure.dismiss'),
          onDismiss: () => dispatch(registrationFailureDismissed()),
        }}
      >
        {failure !== null && <p>{remoteErrorText(t, failure)}</p>}
        <p>{t('partner.failure.kept')}</p>
      </Notice>
    </div>
  )
}

/** The form of a registration: who drives what, and where (spec 2 §2). */
export const RegistrationForm = ({ id, registration: { form, vehicles } }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const rules = usePartnerSelector(({ partnerRules }) => partnerRules)
  const problems = useAppSelector(selectRegistrationProblems)
  const errors = registrationTexts(t, problems)
  const { element, submit } = useProblemFocus(form, () => dispatch(registrationRequested()))
  useEffect(() => {
    // The button for another vehicle, which opened this form, is gone.
    if (isFocusLost()) focusIn(element.current, 'input')
  }, [element])
  const { input } = form
  const isSubmitting = form.phase.status === 'submitting'
  const leave = (field: keyof typeof input) => () => {
    dispatch(registrationFieldLeft(field))
  }
  return (
    <form
      ref={element}
      id={id}
      className={css.fields}
      aria-label={t('partner.form')}
      noValidate
      onSubmit={submit}
    >
      <NameField
        label={t('partner.field.name')}
        readOnly={isSubmitting}
        value={input.name}
        error={errors.name}
        onEdit={(name) => dispatch(registrationEdited({ name }))}
        onLeave={afterPress(leave('name'))}
      />
      <MobileField
        label={t('partner.field.mobile')}
        callingCode={rules.country.phone.callingCode}
        readOnly={isSubmitting}
        value={input.mobile}
        error={errors.mobile}
        onEdit={(mobile) => dispatch(registrationEdited({ mobile }))}
        onLeave={afterPress(leave('mobile'))}
      />
      <SelectField
        label={t('partner.field.city')}
        name="city"
        placeholder={t('partner.field.cityPlaceholder')}
        options={rules.cities.map(({ name, label }) => ({ value: name, label }))}
        required
        disabled={isSubmitting}
        value={input.city?.name ?? ''}
        error={errors.city}
        onChange={({ target }) => dispatch(cityChosen(cityOfName(rules.cities)(target.value)))}
        onBlur={leave('city')}
      />
      <VehicleField
        vehicles={vehicles}
        chosen={input.vehicle}
        disabled={isSubmitting}
        error={errors.vehicle}
      />
      <SelectField
        label={t('partner.field.source')}
        name="source"
        placeholder={t('partner.field.sourcePlaceholder')}
        options={infoSources.map((source) => ({ value: source, label: t(sourceTexts[source]) }))}
        required
        disabled={isSubmitting}
        value={input.infoSource}
        error={errors.infoSource}
        onChange={({ target }) => dispatch(registrationEdited({ infoSource: target.value }))}
        onBlur={leave('infoSource')}
      />
      {form.phase.status === 'failed' && <Failure failure={form.phase.failure} />}
      <ToldProblem />
    </form>
  )
}
