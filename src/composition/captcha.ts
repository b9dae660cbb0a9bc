import type { SolveCaptcha } from '../application/ports/captcha.port.ts'
import { insertScript } from '../infrastructure/captcha/insertScript.ts'
import { makeRecaptcha } from '../infrastructure/captcha/recaptcha.ts'
import { isOnline } from './page.ts'

/** One per key, so that its script is loaded once, however often a proof is needed. */
const made = new Map<string, SolveCaptcha>()

/**
 * reCAPTCHA, if the deployment wants it: a chunk of its own. Later deadlines of the same key, in
 * milliseconds, are ignored.
 */
export const captcha = (siteKey: string, deadline: number): SolveCaptcha => {
  const present = made.get(siteKey)
  if (present !== undefined) return present
  const solveCaptcha = makeRecaptcha({
    siteKey,
    deadline,
    isOnline,
    insertScript: insertScript(document),
    grecaptcha: (): unknown => Reflect.get(window, 'grecaptcha'),
  })
  made.set(siteKey, solveCaptcha)
  return solveCaptcha
}
