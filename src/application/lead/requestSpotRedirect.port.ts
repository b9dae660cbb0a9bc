import type { taskEither as TE } from 'fp-ts'
import type { LeadEnquiry } from '../../domain/lead/leadForm.ts'
import type { CallContext } from '../ports/call.ts'
import type { LeadCallError } from './requestSpotCallback.port.ts'

/** Asks the service whether it took this lead (spec 2 §3). */
export type RequestSpotRedirect = (
  enquiry: LeadEnquiry,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<LeadCallError, boolean>
