import type { taskEither as TE } from 'fp-ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import type { CallContext } from '../ports/call.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** Why an estimate cannot be shown again. */
export type RecallEstimateError =
  | RemoteError
  /** No estimate has this token. */
  | { readonly kind: 'EstimateUnknown' }
  /** The estimate of this token has expired. */
  | { readonly kind: 'EstimateExpired' }

/** The estimate that a token stands for, as it was quoted. */
export type RecallEstimate = (
  token: string,
  context: CallContext,
) => TE.TaskEither<RecallEstimateError, FareEstimate>
