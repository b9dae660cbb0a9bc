import type { taskEither as TE } from 'fp-ts'
import type { Abandonment } from '../ports/abandonment.port.ts'

/** No code was heard: the browser cannot listen, the customer did not let it, or nobody waits any more. */
export type ListenForCodeError = { readonly kind: 'CodeUnheard' }

/**
 * Waits for the message that brings a one-time code, and answers with what it says. It may take as
 * long as a message takes; when it is abandoned it stops listening.
 */
export type ListenForCode = (abandonment: Abandonment) => TE.TaskEither<ListenForCodeError, string>
