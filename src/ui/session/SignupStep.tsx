import { useTranslation } from 'react-i18next'
import { selectSignupProblems } from '../../application/session/auth.selectors.ts'
import {
  type Auth,
  signupEdited,
  signupFieldLeft,
  signupSubmitted,
} from '../../application/session/auth.slice.ts'
import { afterPress } from '../app/focus/afterPress.ts'
import { useAppDispatch } from '../app/store.ts'
import { problemText } from '../app/text/problemText.ts'
import { MobileField } from '../contact/MobileField.tsx'
import { NameField } from '../contact/NameField.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './AuthDialog.module.css'
import { emailText, mobileText, nameText } from './authTexts.ts'
import { Banner } from './Banner.tsx'
import { SignupFailure } from './SignupFailure.tsx'
import { StepForm } from './StepForm.tsx'
import { useAccountSelector } from './useAccountSelector.ts'

const fields = ['name', 'mobile', 'email'] as const

type Props = {
  readonly id: string
  readonly form: Extract<Auth, { step: 'signup' }>['form']
}

/** The form of a new customer (spec 1 §2). */
export const SignupStep = ({ id, form }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const problems = useAccountSelector(selectSignupProblems)
  const { input, phase } = form
  // The focus starts on the first empty field: known values are filled in.
  const first = fields.find((field) => input[field] === '') ?? 'name'
  const readOnly = phase.status === 'submitting'
  // A field that is left empty is not wrong yet.
  const leave = (field: (typeof fields)[number]) => {
    if (input[field] !== '') dispatch(signupFieldLeft(field))
  }
  return (
    <StepForm
      id={id}
      label={t('session.signup.title')}
      form={form}
      onSubmit={() => dispatch(signupSubmitted())}
    >
      <Banner step="signup" />
      <p className={css.lead}>{t('session.signup.description')}</p>
      <SignupFailure phase={phase} />
      <NameField
        label={t('session.field.name')}
        isFirst={first === 'name'}
        readOnly={readOnly}
        value={input.name}
        error={problemText(nameText)(t, problems.name)}
        onEdit={(name) => dispatch(signupEdited({ name }))}
        onLeave={afterPress(() => leave('name'))}
      />
      <MobileField
        label={t('session.field.mobile')}
        isFirst={first === 'mobile'}
        enterKeyHint="next"
        readOnly={readOnly}
        value={input.mobile}
        error={problemText(mobileText)(t, problems.mobile)}
        onEdit={(mobile) => dispatch(signupEdited({ mobile }))}
        onLeave={afterPress(() => leave('mobile'))}
      />
      <TextField
        label={t('session.field.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required
        data-autofocus={first === 'email' ? '' : undefined}
        readOnly={readOnly}
        value={input.email}
        error={problemText(emailText)(t, problems.email)}
        onChange={({ target }) => dispatch(signupEdited({ email: target.value }))}
        onBlur={afterPress(() => leave('email'))}
      />
      <Checkbox
        label={t('session.signup.whatsapp')}
        checked={input.whatsappConsent}
        onChange={({ target }) => dispatch(signupEdited({ whatsappConsent: target.checked }))}
      />
    </StepForm>
  )
}
