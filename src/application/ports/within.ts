import { either as E, type taskEither as TE } from 'fp-ts'
import { call, delay, race, type SagaGenerator } from 'typed-redux-saga'

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
