import type { either as E, taskEither as TE } from 'fp-ts'
import { call, race, type SagaGenerator, take } from 'typed-redux-saga'
import type { Abandonment } from '../ports/abandonment.port.ts'
import { connectionReturned } from './connectionReturned.ts'
import { askWithin, type TimedOut } from './within.ts'

/**
 * `askWithin` for a question that may be repeated: when the connection returns it is asked again, with
 * the full deadline, because the old connection took the question with it.
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
