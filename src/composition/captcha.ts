import type { SolveCaptcha } from '../application/ports/captcha.port.ts'
import { insertScript } from '../infrastructure/captcha/insertScript.ts'
import { makeRecaptcha } from '../infrastructure/captcha/recaptcha.ts'

/** The page's one captcha: its script is loaded once, however often a proof is asked for. */
let made: SolveCaptcha | null = null

/** reCAPTCHA, where a deployment wants it: a chunk of its own. */
export const captcha = (siteKey: string, deadline: number): SolveCaptcha => {
  made ??= makeRecaptcha({
    siteKey,
    deadline,
    insertScript: insertScript(document),
    grecaptcha: (): unknown => Reflect.get(window, 'grecaptcha'),
  })
  return made
}
