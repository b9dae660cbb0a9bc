import { taskEither as TE } from 'fp-ts'
import type { SolveCaptcha } from '../../application/ports/captcha.port.ts'

/**
 * No captcha: there is no proof, and none is required (spec 1 §7).
 *
 * @example
 * const proof = await captchaOff() // → right: null
 */
export const captchaOff: SolveCaptcha = TE.right(null)
