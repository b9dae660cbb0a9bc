import type { taskEither as TE } from 'fp-ts'

/** Nothing proves that a person asks. */
export type CaptchaError = { readonly kind: 'CaptchaFailed' }

/** Proves that a person asks. The token of the proof, or null where captcha is off. */
export type SolveCaptcha = TE.TaskEither<CaptchaError, string | null>
