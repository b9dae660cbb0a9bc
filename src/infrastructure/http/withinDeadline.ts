import { either as E, type taskEither as TE } from 'fp-ts'
import type { Abandonment } from '../../application/ports/abandonment.port.ts'
import type { Unreachable } from './callFailure.ts'

/** How long work may take, and what may end it early. */
export type Patience = {
  /** Milliseconds for the whole work, including the last byte of its response. */
  readonly deadline: number
  /** Whether the device believes that it is online; `() => true` where that is unknown. */
  readonly isOnline: () => boolean
  readonly abandonment?: Abandonment | undefined
  /**
   * Resolves once the page is shown, as `makeUntilShown` tells. A browser breaks off the calls of a
   * page that is being left: that is no failure to act on. At once if it is left out.
   */
  readonly untilShown?: (() => Promise<void>) | undefined
}

/** The longest wait of a timer in milliseconds, about 25 days: a longer one would end at once. */
const longestWait = 2 ** 31 - 1

/**
 * Runs network work that ends, and is aborted, at a deadline in milliseconds or when it is
 * abandoned (spec 1 §8). It answers in time even if the work ignores its signal. Fails with
 * `Unreachable`: `timeout`, `offline` or `connection`. Never rejects. Work that breaks off while
 * the page is being left fails once the page is shown again, or at the deadline. A page that slept
 * past its deadline still gets the last tenth of it.
 *
 * @example
 * const patience = { deadline: 1_000, isOnline: () => true }
 * const answer = await withinDeadline(patience, () => Promise.resolve(3))() // → right: 3
 */
export const withinDeadline =
  <Answer>(
    { deadline, isOnline, abandonment, untilShown }: Patience,
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
      const giveUp = () => {
        fail('timeout')
        controller.abort()
      }
      // The last tenth has a timer of its own: a page that slept runs one that is overdue at once,
      // before it can read what came meanwhile or ask anew.
      const last = Math.min(deadline, longestWait) / 10
      let timer = setTimeout(() => {
        timer = setTimeout(giveUp, last)
      }, last * 9)
      // An async function, because the given work may throw before it returns a promise.
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
          async () => {
            await untilShown?.()
            fail(isOnline() ? 'connection' : 'offline')
          },
        )
        .catch(() => fail('connection'))
    })
