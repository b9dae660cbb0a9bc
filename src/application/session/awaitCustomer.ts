import { type SagaGenerator, select, take } from 'typed-redux-saga'
import type { Credentials } from '../ports/customerCall.ts'
import { customerRecognised, type Session, sessionEnded } from './session.slice.ts'

type SelectSession<State> = (state: State) => Session

/** Waits until the session is restored. Returns the customer's credentials, or null for a guest. */
export function* awaitCustomer<State>(
  selectSession: SelectSession<State>,
): SagaGenerator<Credentials | null> {
  for (;;) {
    const session = yield* select(selectSession)
    switch (session.status) {
      case 'guest':
        return null
      case 'customer': {
        const { authToken, mobile } = session.customer
        return { authToken, mobile }
      }
      case 'restoring':
        yield* take([customerRecognised.type, sessionEnded.type])
    }
  }
}
