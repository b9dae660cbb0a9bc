import { either as E } from 'fp-ts'
import type { SolveCaptcha } from '../../application/ports/captcha.port.ts'
import { askedOnce } from '../askedOnce.ts'
import { type Patience, withinDeadline } from '../http/withinDeadline.ts'

/** What reCAPTCHA needs of the page. */
export type RecaptchaNeeds = Pick<Patience, 'isOnline'> & {
  readonly siteKey: string
  /** Milliseconds for the script, its readiness and the proof together. */
  readonly deadline: number
  readonly insertScript: (address: string) => Promise<void>
  /** The page's `grecaptcha`, which the script sets. */
  readonly grecaptcha: () => unknown
}

type Grecaptcha = {
  readonly ready: (then: () => void) => void
  /** Comes with a second script, which the first one requests: here once `ready` has called back. */
  readonly execute: (siteKey: string, action: { readonly action: string }) => PromiseLike<unknown>
}

const isGrecaptcha = (value: unknown): value is Grecaptcha =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'ready') === 'function'

const isToken = (proof: unknown): proof is string => typeof proof === 'string' && proof !== ''

const addressOf = (siteKey: string): string =>
  `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`

/**
 * Solves reCAPTCHA v3. The script is loaded when a proof is first needed, and again if it failed to
 * load or to get ready. Every failure is `CaptchaFailed`, or `Unreachable` on a device that is
 * offline, after the deadline in milliseconds at the latest (spec 1 §7, §8).
 *
 * @example
 * const grecaptcha = { ready: (then: () => void) => then(), execute: async () => 'a proof' }
 * const site = { siteKey: 'key', ...patience, insertScript: async () => undefined }
 * await makeRecaptcha({ ...site, grecaptcha: () => grecaptcha })() // → right: 'a proof'
 * await makeRecaptcha({ ...site, grecaptcha: () => null })() // → left: { kind: 'CaptchaFailed' }
 */
export const makeRecaptcha = ({
  siteKey,
  deadline,
  isOnline,
  insertScript,
  grecaptcha,
}: RecaptchaNeeds): SolveCaptcha => {
  const patience = { deadline, isOnline }

  const loaded = (): Grecaptcha => {
    const left = grecaptcha()
    if (!isGrecaptcha(left)) throw new TypeError('the script left no grecaptcha')
    return left
  }

  let isReady = false
  const getReady = withinDeadline(patience, async () => {
    await insertScript(addressOf(siteKey))
    // The second script may be lost: then this never calls back, nor will it for later callers.
    await new Promise<void>((resolve) => loaded().ready(resolve))
    isReady = true
  })
  const ready = askedOnce(async () => {
    // A load that was given up may have come since.
    if (!isReady && E.isLeft(await getReady())) throw new Error('the script did not get ready')
  })

  const proved = withinDeadline(patience, async () => {
    await ready()
    return loaded().execute(siteKey, { action: 'fare_estimate' })
  })
  return async () => {
    const proof = await proved()
    if (E.isRight(proof) && isToken(proof.right)) return E.right(proof.right)
    return E.left(
      isOnline() ? { kind: 'CaptchaFailed' } : { kind: 'Unreachable', because: 'offline' },
    )
  }
}
