import type { either as E, taskEither as TE } from 'fp-ts'
import { call, type SagaGenerator } from 'typed-redux-saga'
import type { Abandonment } from '../ports/abandonment.port.ts'

/** Asks a port and waits; when the waiting saga is cancelled, the adapter is told to stop. */
export function* ask<Failure, Answer>(
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure, Answer>> {
  const stops: Array<() => void> = []
  let isAbandoned = false
  const asked = question({
    // An adapter that was still being loaded asks to be told after the event.
    onAbandon: (stop) => {
      if (isAbandoned) stop()
      else stops.push(stop)
    },
  })
  let isAnswered = false
  try {
    const answer = yield* call(asked)
    isAnswered = true
    return answer
  } finally {
    // Nothing is yielded here: whoever delegates to this saga would go on after its cancellation.
    isAbandoned = !isAnswered
    if (isAbandoned) for (const stop of stops) stop()
  }
}
