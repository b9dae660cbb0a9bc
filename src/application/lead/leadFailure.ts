import type { FormRefused } from '../../domain/fare/fareRefusal.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why a lead came to nothing, as far as it is not a field's fault (spec 2 §8). */
export type LeadFailure =
  | CustomerCallError
  | FormRefused
  /** The service took the lead, and then knew nothing of it. */
  | { readonly kind: 'LeadUnconfirmed' }
  /** The service sent the visitor somewhere that is not allowed. */
  | { readonly kind: 'LinkRefused' }
  | FlowCrashed
