import type { RemoteError } from './remoteError.ts'

/** What authenticates a customer. */
export type Credentials = { readonly authToken: string; readonly mobile: string }

/**
 * Why a customer's call failed. `AuthenticationFailed` means that the service rejected the credentials.
 */
export type CustomerCallError = RemoteError | { readonly kind: 'AuthenticationFailed' }
