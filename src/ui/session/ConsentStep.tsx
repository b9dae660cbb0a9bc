import { useTranslation } from 'react-i18next'
import {
  type Auth,
  consentConfirmed,
  consentEdited,
  isAllAgreed,
} from '../../application/session/auth.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import unseen from '../design/VisuallyHidden.module.css'
import { LegalText } from './Agreement.tsx'
import css from './AuthDialog.module.css'
import { SignupFailure } from './SignupFailure.tsx'
import { StepForm } from './StepForm.tsx'

type ConsentForm = Extract<Auth, { step: 'tnc-consent' }>['form']

/** The country's terms, agreed to one by one or all at once (spec 1 §2). */
export const ConsentStep = ({ id, form }: { readonly id: string; readonly form: ConsentForm }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { termsOfService, privacyPolicy } = form.input
  const isAll = isAllAgreed(form.input)
  return (
    <StepForm
      id={id}
      label={t('session.consent.title')}
      form={form}
      onSubmit={() => dispatch(consentConfirmed())}
      problem="input:not(:checked)"
    >
      <p className={css.lead}>{t('session.consent.description')}</p>
      <SignupFailure phase={form.phase} />
      <fieldset className={css.consents}>
        <legend className={unseen.hidden}>{t('session.consent.group')}</legend>
        <Checkbox
          label={<strong>{t('session.consent.all')}</strong>}
          data-autofocus=""
          checked={isAll}
          indeterminate={!isAll && (termsOfService || privacyPolicy)}
          onChange={() =>
            dispatch(consentEdited({ termsOfService: !isAll, privacyPolicy: !isAll }))
          }
        />
        <div className={css.each}>
          <Checkbox
            label={<LegalText text="session.consent.terms" />}
            required
            checked={termsOfService}
            onChange={({ target }) => dispatch(consentEdited({ termsOfService: target.checked }))}
          />
          <Checkbox
            label={<LegalText text="session.consent.privacy" />}
            required
            checked={privacyPolicy}
            onChange={({ target }) => dispatch(consentEdited({ privacyPolicy: target.checked }))}
          />
        </div>
      </fieldset>
    </StepForm>
  )
}
