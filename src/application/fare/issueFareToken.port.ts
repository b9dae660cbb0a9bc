import type { taskEither as TE } from 'fp-ts'
import type { FareEnquiry } from '../../domain/fare/fareForm.ts'
import type { FarePage } from '../../domain/fare/farePage.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why an estimate got no token. */
export type IssueFareTokenError =
  | CustomerCallError
  /** The service answered without a token; `message` is its own words where it gave any. */
  | { readonly kind: 'TokenRefused'; readonly message: string | null }

/**
 * Asks the secure call for the token of an estimate in a geo region: of the enquiry that was quoted, and of
 * the page that it was made on (spec 1 §7).
 */
export type IssueFareToken = (
  enquiry: FareEnquiry,
  page: FarePage,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<IssueFareTokenError, string>
