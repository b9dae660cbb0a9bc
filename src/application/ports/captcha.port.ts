import type { taskEither as TE } from 'fp-ts'
import type { RemoteError } from './remoteError.ts'

/** The captcha was not solved: nothing proves that the caller is a person. */
export type CaptchaError = { readonly kind: 'CaptchaFailed' }

/**
 * Proves that the caller is a person. Answers with the captcha token, or null where captcha is off. A device that is
 * offline is no failure of the captcha.
 */
export type SolveCaptcha = TE.TaskEither<
  CaptchaError | Extract<RemoteError, { readonly kind: 'Unreachable' }>,
  string | null
>
