import type { either as E } from 'fp-ts'
import { call, race, type SagaGenerator, take } from 'typed-redux-saga'
import { connectionReturned } from './connectionReturned.ts'

/**
 * Does some work that asks questions and may be repeated: it begins again when the connection returns, with
 * full deadlines, because the old connection took its questions with it.
 */
export function* throughOutage<Failure, Answer>(
  work: () => SagaGenerator<E.Either<Failure, Answer>>,
): SagaGenerator<E.Either<Failure, Answer>> {
  for (;;) {
    const { answer } = yield* race({ answer: call(work), back: take(connectionReturned.match) })
    if (answer !== undefined) return answer
  }
}
