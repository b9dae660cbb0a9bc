import { function as F, taskEither as TE } from 'fp-ts'
import { askedOnce } from './askedOnce.ts'
import type { Unreachable } from './http/callFailure.ts'
import { type Patience, withinDeadline } from './http/withinDeadline.ts'

/** A port: it answers or fails, and never rejects. */
export type Port<Arguments extends readonly unknown[], Failure, Answer> = (
  ...args: Arguments
) => TE.TaskEither<Failure, Answer>

/**
 * A port whose adapter is loaded on first use. A failed load is tried a second time. If that fails
 * too, it is forgotten, so that the next call loads again. The call that waited for it fails as
 * `Unreachable`, after the deadline in milliseconds at the latest (spec 1 §8).
 *
 * @example
 * const length = lazily(async () => (text: string) => TE.right(text.length), patience)
 * await length('Asha')() // → right: 4
 * const load = async (): Promise<typeof length> => Promise.reject(new Error('no such chunk'))
 * await lazily(load, patience)('Asha')() // → left: { kind: 'Unreachable', because: 'connection' }
 */
export const lazily = <Arguments extends readonly unknown[], Failure, Answer>(
  load: () => Promise<Port<Arguments, Failure, Answer>>,
  patience: Pick<Patience, 'deadline' | 'isOnline' | 'untilShown'>,
): Port<Arguments, Failure | Unreachable, Answer> => {
  // A connection that failed for a moment is no failure, as for the parts of a page.
  const loaded = askedOnce(() => load().catch(load))
  return (...args) =>
    F.pipe(
      withinDeadline(patience, loaded),
      TE.chainW((port) => port(...args)),
    )
}
