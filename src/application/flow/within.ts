import { either as E, type taskEither as TE } from 'fp-ts'
import { call, delay, race, type SagaGenerator } from 'typed-redux-saga'
import type { Abandonment } from '../ports/abandonment.port.ts'
import { ask } from './ask.ts'

/** No answer within the time that a person waits. */
export type TimedOut = { readonly kind: 'Unreachable'; readonly because: 'timeout' }

/** Waits for a port's answer for so many milliseconds; a later answer is nobody's. */
export function* within<Failure, Answer>(
  milliseconds: number,
  task: TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure | TimedOut, Answer>> {
  const { answer } = yield* race({ answer: call(task), late: delay(milliseconds) })
  return answer ?? E.left<TimedOut>({ kind: 'Unreachable', because: 'timeout' })
}

/** `within` for a question that can be abandoned: the adapter is told when nobody waits any more. */
export function* askWithin<Failure, Answer>(
  milliseconds: number,
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure | TimedOut, Answer>> {
  // As a task of its own: what is delegated to would outlive the race that it lost.
  const { answer } = yield* race({
    answer: call(ask<Failure, Answer>, question),
    late: delay(milliseconds),
  })
  return answer ?? E.left<TimedOut>({ kind: 'Unreachable', because: 'timeout' })
}
