import type { FormRefused } from '../../domain/fare/fareRefusal.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { CaptchaError } from '../ports/captcha.port.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why there is no estimate, other than errors of fields (spec 1 §8). */
export type FareFailure =
  | CustomerCallError
  | FormRefused
  | CaptchaError
  /** The secure call answered without a token. */
  | { readonly kind: 'TokenRefused'; readonly message: string | null }
  /** The secure call gave no token, and no message that says why. */
  | { readonly kind: 'TokenUnavailable' }
  /** The service's URL is not an allowed one. */
  | { readonly kind: 'LinkRefused' }
  | FlowCrashed
