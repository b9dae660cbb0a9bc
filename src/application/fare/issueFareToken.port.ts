import type { taskEither as TE } from 'fp-ts'
import type { FareEnquiry } from '../../domain/fare/fareForm.ts'
import type { FarePage } from '../../domain/fare/farePage.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why there is no token for an estimate. */
export type IssueFareTokenError =
  | CustomerCallError
  /** The service answered without a token. `message` is null if it gave none. */
  | { readonly kind: 'TokenRefused'; readonly message: string | null }

/**
 * Requests the token of an estimate in a geo region, for the quoted enquiry and the page that it was made on
 * (spec 1 §7).
 */
export type IssueFareToken = (
  enquiry: FareEnquiry,
  page: FarePage,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<IssueFareTokenError, string>
