import type { taskEither as TE } from 'fp-ts'
import type { CallbackOutcome } from '../../domain/fare/fareQuote.ts'
import type { RefusedField } from '../../domain/form/form.ts'
import type { LeadEnquiry, LeadForm } from '../../domain/lead/leadForm.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why a service does not take a lead. */
export type LeadCallError =
  | CustomerCallError
  /** What the service says of its fields, and of the form as a whole; null for nothing. */
  | {
      readonly kind: 'FormRefused'
      readonly message: string | null
      readonly fields: ReadonlyArray<RefusedField<LeadForm>>
    }

/** A lead that was taken. `redirectUrl` is the service's and untrusted. */
export type SpotCallback = { readonly callback: CallbackOutcome; readonly redirectUrl: string }

/** Asks for a callback in a geo region, once per request id of the context however often it is asked (spec 2 §7). */
export type RequestSpotCallback = (
  enquiry: LeadEnquiry,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<LeadCallError, SpotCallback>
