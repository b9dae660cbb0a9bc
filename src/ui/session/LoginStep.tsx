import { useTranslation } from 'react-i18next'
import { selectLoginProblem } from '../../application/session/auth.selectors.ts'
import {
  type Auth,
  loginEdited,
  loginFieldLeft,
  loginSubmitted,
} from '../../application/session/auth.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { problemText } from '../app/text/problemText.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { MobileField } from '../contact/MobileField.tsx'
import css from './AuthDialog.module.css'
import { mobileText } from './authTexts.ts'
import { Banner } from './Banner.tsx'
import { StepForm } from './StepForm.tsx'
import { useAccountSelector } from './useAccountSelector.ts'

type Props = {
  readonly id: string
  readonly form: Extract<Auth, { step: 'login' }>['form']
}

/** Asks for the customer's number. An error shows below it (spec 1 §8). */
export const LoginStep = ({ id, form }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const problem = useAccountSelector(selectLoginProblem)
  const { input, phase } = form
  const failure =
    phase.status === 'failed' && phase.failure !== null ? remoteErrorText(t, phase.failure) : null
  return (
    <StepForm
      id={id}
      label={t('session.login.title')}
      form={form}
      onSubmit={() => dispatch(loginSubmitted())}
    >
      <Banner step="login" />
      <p className={css.lead}>{t('session.login.description')}</p>
      <MobileField
        label={t('session.field.mobile')}
        isFirst
        enterKeyHint="go"
        value={input.mobile}
        error={problemText(mobileText)(t, problem) ?? failure}
        readOnly={phase.status === 'submitting'}
        onEdit={(mobile) => dispatch(loginEdited({ mobile }))}
        onLeave={() => input.mobile !== '' && dispatch(loginFieldLeft())}
      />
    </StepForm>
  )
}
