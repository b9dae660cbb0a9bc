import type { taskEither as TE } from 'fp-ts'
import type { CallbackOutcome } from '../../domain/fare/fareQuote.ts'
import type { FormRefusal } from '../../domain/fare/fareRefusal.ts'
import type { LeadEnquiry, LeadForm } from '../../domain/lead/leadForm.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why the service does not take a lead. */
export type LeadCallError =
  | CustomerCallError
  /** With the service's messages on fields. */
  | FormRefusal<LeadForm>

/** A lead that was taken. `redirectUrl` comes from the service and is untrusted. */
export type SpotCallback = { readonly callback: CallbackOutcome; readonly redirectUrl: string }

/** Requests a callback in a geo region. The same request id makes one lead, however often it is sent (spec 2 §7). */
export type RequestSpotCallback = (
  enquiry: LeadEnquiry,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<LeadCallError, SpotCallback>
