import type { taskEither as TE } from 'fp-ts'
import type { Registration } from '../../domain/partner/registration.ts'
import type { CallContext } from '../ports/call.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/**
 * Registers a partner, once per request id of the context however often it is asked (spec 2 §7). Answers what the
 * service adds to its yes of its own, which is shown as it comes. Null where it adds nothing, or says no more than
 * that it will get back to the partner: the screen says that in the visitor's language.
 */
export type RegisterPartner = (
  registration: Registration,
  context: CallContext,
) => TE.TaskEither<RemoteError, { readonly addedMessage: string | null }>
