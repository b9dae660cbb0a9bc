import type { taskEither as TE } from 'fp-ts'
import type { CallbackOutcome } from '../../domain/fare/fareQuote.ts'
import type { LeadEnquiry } from '../../domain/lead/leadForm.ts'
import type { LeadRefusal } from '../../domain/lead/leadRefusal.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why a service does not take a lead. */
export type LeadCallError =
  | CustomerCallError
  | { readonly kind: 'FormRefused'; readonly refusal: LeadRefusal }

/** A lead that was taken. `redirectUrl` is the service's and untrusted. */
export type SpotCallback = { readonly callback: CallbackOutcome; readonly redirectUrl: string }

/** Asks for a callback in a geo region, once per request id of the context however often it is asked (spec 2 §7). */
export type RequestSpotCallback = (
  enquiry: LeadEnquiry,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<LeadCallError, SpotCallback>
