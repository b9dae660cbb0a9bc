import { either as E, type taskEither as TE } from 'fp-ts'
import { call, race, type SagaGenerator } from 'typed-redux-saga'
import type { Abandonment } from '../ports/abandonment.port.ts'
import { ask } from './ask.ts'
import { longestWait, pause } from './pause.ts'

/** There was no answer within the deadline. */
export type TimedOut = { readonly kind: 'Unreachable'; readonly because: 'timeout' }

/**
 * A deadline in milliseconds. Its last tenth is a wait of its own: a page that slept ends one that is overdue at
 * once, before it can read what came meanwhile or ask anew.
 */
function* deadline(milliseconds: number) {
  const last = Math.min(milliseconds, longestWait) / 10
  yield* pause(last * 9)
  yield* pause(last)
}

/** Waits for a port's answer up to a deadline, in milliseconds; a later answer is ignored. */
export function* within<Failure, Answer>(
  milliseconds: number,
  task: TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure | TimedOut, Answer>> {
  const { answer } = yield* race({ answer: call(task), late: call(deadline, milliseconds) })
  return answer ?? E.left<TimedOut>({ kind: 'Unreachable', because: 'timeout' })
}

/**
 * `within` for a question that can be abandoned: the adapter is told once the answer is no longer
 * awaited.
 */
export function* askWithin<Failure, Answer>(
  milliseconds: number,
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure | TimedOut, Answer>> {
  // Called as a task of its own: a saga delegated to with `yield*` would outlive the race that it
  // lost.
  const { answer } = yield* race({
    answer: call(ask<Failure, Answer>, question),
    late: call(deadline, milliseconds),
  })
  return answer ?? E.left<TimedOut>({ kind: 'Unreachable', because: 'timeout' })
}
