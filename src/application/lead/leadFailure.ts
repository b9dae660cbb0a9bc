import type { FormRefused } from '../../domain/fare/fareRefusal.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why there is no lead, other than errors of fields (spec 2 §8). */
export type LeadFailure =
  | CustomerCallError
  | FormRefused
  /** The service took the lead, but did not confirm it. */
  | { readonly kind: 'LeadUnconfirmed' }
  /** The service's URL is not an allowed one. */
  | { readonly kind: 'LinkRefused' }
  | FlowCrashed
