import type { taskEither as TE } from 'fp-ts'
import type { Abandonment } from '../ports/abandonment.port.ts'

/**
 * No code was received: the browser cannot listen, the customer did not allow it, or the listening was
 * abandoned.
 */
export type ListenForCodeError = { readonly kind: 'CodeUnheard' }

/**
 * Waits for the message with a one-time code, for as long as that takes, and answers with its content.
 * Stops listening when it is abandoned.
 */
export type ListenForCode = (abandonment: Abandonment) => TE.TaskEither<ListenForCodeError, string>
