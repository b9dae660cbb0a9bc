import { useTranslation } from 'react-i18next'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import type { FormPhase } from '../../domain/form/form.ts'
import { Notice } from '../design/Notice.tsx'
import { signupFailureText } from './authTexts.ts'

/** Why the signup failed, unless a field is at fault (spec 1 §5). */
export const SignupFailure = ({ phase }: { readonly phase: FormPhase<RemoteError> }) => {
  const { t } = useTranslation()
  return phase.status === 'failed' && phase.failure !== null ? (
    <Notice kind="error">{signupFailureText(t, phase.failure)}</Notice>
  ) : null
}
