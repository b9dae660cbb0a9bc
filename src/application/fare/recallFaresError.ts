import type { RecallEstimateError } from './recallEstimate.port.ts'

/** Why there are no fares to go on with. */
export type RecallFaresError =
  | RecallEstimateError
  /** Its route is in another country: another locale's pages show it. */
  | { readonly kind: 'EstimateElsewhere' }
