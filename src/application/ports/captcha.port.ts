import type { taskEither as TE } from 'fp-ts'

/** The captcha was not solved: nothing proves that the caller is a person. */
export type CaptchaError = { readonly kind: 'CaptchaFailed' }

/** Proves that the caller is a person. Answers with the captcha token, or null where captcha is off. */
export type SolveCaptcha = TE.TaskEither<CaptchaError, string | null>
