import { either as E, type taskEither as TE } from 'fp-ts'
import { awaiting } from '../flow/awaiting.ts'
import { type Abandonment, awaited } from '../ports/abandonment.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { CredentialStore } from './credentials.port.ts'

/**
 * Makes a call in a customer's name. If its credentials are refused because the customer has logged in
 * again in another tab, it is made once more with those that the browser keeps now (spec 1 §4). What one
 * customer asked for is never asked for in the name of another, nor once it is given up.
 */
export const makeWithNewerLogin =
  ({ read }: Pick<CredentialStore, 'read'>) =>
  <Failure extends { readonly kind: string }, Answer>(
    context: CallContext,
    call: (context: CallContext) => TE.TaskEither<Failure, Answer>,
    abandonment: Abandonment = awaited,
  ): TE.TaskEither<Failure, Answer> =>
  async () => {
    const isAwaited = awaiting(abandonment)
    const answer = await call(context)()
    if (E.isRight(answer) || answer.left.kind !== 'AuthenticationFailed') return answer
    const refused = context.credentials
    const kept = read()
    const isNewer = kept?.mobile === refused?.mobile && kept?.authToken !== refused?.authToken
    return kept !== null && isNewer && isAwaited()
      ? call({ ...context, credentials: kept })()
      : answer
  }
