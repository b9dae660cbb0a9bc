import type { taskEither as TE } from 'fp-ts'
import type { Query } from '../../domain/link/query.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerRefused } from '../ports/customerCall.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** Why an estimate got no token. */
export type IssueFareTokenError =
  | RemoteError
  | CustomerRefused<RemoteError>
  /** The service answered without a token; `message` is its own words where it gave any. */
  | { readonly kind: 'TokenRefused'; readonly message: string | null }

/** Asks the secure call for the token of an estimate in a geo region (spec 1 §7). */
export type IssueFareToken = (
  query: Query,
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<IssueFareTokenError, string>
