import type { RemoteError } from './remoteError.ts'

/** Why a call in a customer's name came to nothing: besides the rest, the service did not believe the name. */
export type CustomerCallError = RemoteError | { readonly kind: 'AuthenticationFailed' }

/** The same of a call whose form shows how the service put it: `said` is what anybody else is told of it. */
export type CustomerRefused<Said> = {
  readonly kind: 'AuthenticationFailed'
  readonly said: Said
}
