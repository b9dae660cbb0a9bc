import { taskEither as TE } from 'fp-ts'
import type { ListenForCode } from '../../application/session/listenForCode.port.ts'

/** A request to the WebOTP API. */
export type OtpRequest = {
  readonly otp: { readonly transport: string[] }
  readonly signal: AbortSignal
}

/** What `makeWebOtp` needs of the browser. */
export type WebOtpNeeds = {
  /** Null where the browser cannot read messages. */
  readonly ask: ((request: OtpRequest) => Promise<unknown>) | null
}

const codeOf = (credential: unknown): string => {
  const code: unknown =
    typeof credential === 'object' && credential !== null ? Reflect.get(credential, 'code') : null
  if (typeof code !== 'string') throw new TypeError('a credential without a code')
  return code
}

/**
 * Reads the code from an SMS that names this site, with the WebOTP API; the browser asks the
 * customer first (spec 1 §4). Fails with `CodeUnheard`, also where the browser cannot read
 * messages.
 *
 * @example
 * const listen = makeWebOtp({ ask: async () => ({ code: '123456' }) })
 * await listen(awaited)() // → right: '123456'
 * await makeWebOtp({ ask: null })(awaited)() // → left: { kind: 'CodeUnheard' }
 */
export const makeWebOtp =
  ({ ask }: WebOtpNeeds): ListenForCode =>
  ({ onAbandon }) => {
    if (ask === null) return TE.left({ kind: 'CodeUnheard' })
    const controller = new AbortController()
    onAbandon(() => {
      controller.abort()
    })
    return TE.tryCatch(
      async () => codeOf(await ask({ otp: { transport: ['sms'] }, signal: controller.signal })),
      () => ({ kind: 'CodeUnheard' }),
    )
  }

/**
 * How to ask this browser for the code, or null if it has no WebOTP (spec 1 §4).
 *
 * @example
 * 'OTPCredential' in window // → false
 * askForOtp(window) // → null
 */
export const askForOtp = (window: Window & typeof globalThis): WebOtpNeeds['ask'] =>
  'OTPCredential' in window && 'credentials' in window.navigator
    ? (request) => window.navigator.credentials.get(request)
    : null
