import type { taskEither as TE } from 'fp-ts'
import type { Registration } from '../../domain/partner/registration.ts'
import type { CallContext } from '../ports/call.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** To whom the service says yes, and what it adds of its own; empty for nothing (spec 2 §3). */
export type Acknowledgement = { readonly name: string; readonly message: string }

/** Registers a partner with a brand, once per request id of the context however often it is asked (spec 2 §7). */
export type RegisterPartner = (
  registration: Registration,
  brand: string,
  context: CallContext,
) => TE.TaskEither<RemoteError, Acknowledgement>
