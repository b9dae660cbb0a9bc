import { taskEither as TE } from 'fp-ts'
import type { ListenForCode } from '../../application/session/listenForCode.port.ts'

/** What the browser is asked for by the WebOTP API. */
export type OtpRequest = {
  readonly otp: { readonly transport: string[] }
  readonly signal: AbortSignal
}

/** What reading the code of an SMS needs of the browser. */
export type WebOtpNeeds = {
  /** Null where the browser reads no messages. */
  readonly ask: ((request: OtpRequest) => Promise<unknown>) | null
}

const codeOf = (credential: unknown): string => {
  const code: unknown =
    typeof credential === 'object' && credential !== null ? Reflect.get(credential, 'code') : null
  if (typeof code !== 'string') throw new TypeError('a credential without a code')
  return code
}

/**
 * The code of an SMS that names this site, by the WebOTP API; the browser asks the customer first
 * (spec 1 §4). Fails with `CodeUnheard`, also where the browser reads no messages.
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
 * How this browser is asked, or null where it cannot be (spec 1 §4).
 *
 * @example
 * 'OTPCredential' in window // → false
 * askForOtp(window) // → null
 */
export const askForOtp = (window: Window & typeof globalThis): WebOtpNeeds['ask'] =>
  'OTPCredential' in window && 'credentials' in window.navigator
    ? (request) => window.navigator.credentials.get(request)
    : null
