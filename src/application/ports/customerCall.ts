import type { RemoteError } from './remoteError.ts'

/** What proves that a customer is who they say. */
export type Credentials = { readonly authToken: string; readonly mobile: string }

/** Why a call in a customer's name came to nothing: besides the rest, the service did not believe the name. */
export type CustomerCallError = RemoteError | { readonly kind: 'AuthenticationFailed' }
