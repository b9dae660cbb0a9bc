import type { RecallEstimateError } from './recallEstimate.port.ts'

/** Why the fares of a token cannot be used. */
export type RecallFaresError =
  | RecallEstimateError
  /** Its route is in another country, so another locale's pages show it. */
  | { readonly kind: 'EstimateElsewhere' }
