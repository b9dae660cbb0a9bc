import { either as E, type taskEither as TE } from 'fp-ts'
import { call, delay, fork, join, race, type SagaGenerator } from 'typed-redux-saga'
import type { TimedOut } from './within.ts'

/** Waits for a port's answer as long as there is time. */
export type Wait = <Failure, Answer>(
  task: TE.TaskEither<Failure, Answer>,
) => SagaGenerator<E.Either<Failure | TimedOut, Answer>>

function* pass(milliseconds: number) {
  yield* delay(milliseconds)
}

/**
 * Gives one deadline to all that somebody waits for on one way: what waits for several ports one after the other
 * is not as slow as all of them together. What is begun after the deadline is begun all the same, and not
 * waited for.
 */
export function* withinAll<Result>(
  milliseconds: number,
  act: (wait: Wait) => SagaGenerator<Result>,
): SagaGenerator<Result> {
  const time = yield* fork(pass, milliseconds)
  const wait: Wait = function* (task) {
    const { answer } = yield* race({ answer: call(task), late: join(time) })
    return answer ?? E.left<TimedOut>({ kind: 'Unreachable', because: 'timeout' })
  }
  try {
    return yield* act(wait)
  } finally {
    time.cancel()
  }
}
