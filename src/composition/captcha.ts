import type { SolveCaptcha } from '../application/ports/captcha.port.ts'
import { insertScript } from '../infrastructure/captcha/insertScript.ts'
import { makeRecaptcha } from '../infrastructure/captcha/recaptcha.ts'

/** One for each key: its script is loaded once, however often a proof is asked for. */
const made = new Map<string, SolveCaptcha>()

/**
 * reCAPTCHA, where a deployment wants it: a chunk of its own. The first deadline of a key, in
 * milliseconds, holds for good.
 */
export const captcha = (siteKey: string, deadline: number): SolveCaptcha => {
  const present = made.get(siteKey)
  if (present !== undefined) return present
  const solveCaptcha = makeRecaptcha({
    siteKey,
    deadline,
    insertScript: insertScript(document),
    grecaptcha: (): unknown => Reflect.get(window, 'grecaptcha'),
  })
  made.set(siteKey, solveCaptcha)
  return solveCaptcha
}
