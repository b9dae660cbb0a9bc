import type { RemoteError } from './remoteError.ts'

/** Why a call in a customer's name came to nothing: besides the rest, the service did not believe the name. */
export type CustomerCallError = RemoteError | { readonly kind: 'AuthenticationFailed' }
