import type { either as E, taskEither as TE } from 'fp-ts'
import { call, type SagaGenerator } from 'typed-redux-saga'
import type { Abandonment } from '../ports/abandonment.port.ts'

/** Asks a port and waits; if the waiting saga is cancelled, tells the adapter to stop. */
export function* ask<Failure, Answer>(
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure, Answer>> {
  const stops: Array<() => void> = []
  let isAbandoned = false
  const asked = question({
    // An adapter that is loaded late may register after the cancellation.
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
    // Do not yield here: a saga that delegates to this one would go on after its own cancellation.
    isAbandoned = !isAnswered
    if (isAbandoned) for (const stop of stops) stop()
  }
}
