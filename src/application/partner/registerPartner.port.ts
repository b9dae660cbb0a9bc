import type { taskEither as TE } from 'fp-ts'
import type { Registration } from '../../domain/partner/registration.ts'
import type { CallContext } from '../ports/call.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/**
 * Registers a partner, once per request id of the context however often it is called (spec 2 §7). Answers the text
 * that the service adds to its acceptance, which is shown as it is. It is null if the service adds nothing, or
 * says only that it will get back to the partner, which the screen says in the visitor's language.
 */
export type RegisterPartner = (
  registration: Registration,
  context: CallContext,
) => TE.TaskEither<RemoteError, { readonly addedMessage: string | null }>
