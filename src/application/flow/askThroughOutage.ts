import type { either as E, taskEither as TE } from 'fp-ts'
import { call, race, type SagaGenerator, take } from 'typed-redux-saga'
import type { Abandonment } from '../ports/abandonment.port.ts'
import { connectionReturned } from './connectionReturned.ts'
import { askWithin, type TimedOut } from './within.ts'

/**
 * `askWithin` for what may be asked twice: anew, with the whole time, when the connection is back, as the
 * question was lost with the old one.
 */
export function* askThroughOutage<Failure, Answer>(
  milliseconds: number,
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure | TimedOut, Answer>> {
  for (;;) {
    const { answer } = yield* race({
      answer: call(askWithin<Failure, Answer>, milliseconds, question),
      back: take(connectionReturned.match),
    })
    if (answer !== undefined) return answer
  }
}
