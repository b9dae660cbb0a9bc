import { either as E, type taskEither as TE } from 'fp-ts'
import type { Abandonment } from '../../application/ports/abandonment.port.ts'
import type { Unreachable } from './callFailure.ts'

/** How long work may take, and who may end it. */
export type Patience = {
  /** Milliseconds for the whole of the work, its answer's last byte included. */
  readonly deadline: number
  /** Whether the device believes that it has a network; `() => true` where nothing knows. */
  readonly isOnline: () => boolean
  readonly abandonment?: Abandonment | undefined
}

/** What a timer can wait, about 25 days: a longer one would end at once. */
const longestWait = 2 ** 31 - 1

/**
 * Work that asks the network, ended by a deadline in milliseconds or by an abandonment, which also
 * aborts it (spec 1 §8). Answers by then even if the work does not heed its signal: `Unreachable`,
 * with `timeout`, `offline` or `connection`. Never rejects.
 *
 * @example
 * const patience = { deadline: 1_000, isOnline: () => true }
 * const answer = await withinDeadline(patience, () => Promise.resolve(3))() // → right: 3
 */
export const withinDeadline =
  <Answer>(
    { deadline, isOnline, abandonment }: Patience,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): TE.TaskEither<Unreachable, Answer> =>
  () =>
    new Promise((resolve) => {
      const controller = new AbortController()
      const settle = (outcome: E.Either<Unreachable, Answer>) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      const fail = (because: Unreachable['because']) =>
        settle(E.left({ kind: 'Unreachable', because }))
      const timer = setTimeout(
        () => {
          fail('timeout')
          controller.abort()
        },
        Math.min(deadline, longestWait),
      )
      // As a step of its own: what is handed in may throw before there is a promise.
      const worked = async () => {
        abandonment?.onAbandon(() => {
          fail('connection')
          controller.abort()
        })
        return work(controller.signal)
      }
      worked()
        .then(
          (answer) => settle(E.right(answer)),
          () => fail(isOnline() ? 'connection' : 'offline'),
        )
        .catch(() => fail('connection'))
    })
