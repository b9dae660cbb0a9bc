import type { FormRefused } from '../../domain/fare/fareRefusal.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { CaptchaError } from '../ports/captcha.port.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why an estimate did not come to be, as far as it is not a field's fault (spec 1 §8). */
export type FareFailure =
  | CustomerCallError
  | FormRefused
  | CaptchaError
  /** The secure call answered without a token. */
  | { readonly kind: 'TokenRefused'; readonly message: string | null }
  /** The secure call did not answer. */
  | { readonly kind: 'TokenUnavailable' }
  /** The service sent the customer somewhere that is not allowed. */
  | { readonly kind: 'LinkRefused' }
  | FlowCrashed
