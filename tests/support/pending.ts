import type { either as E } from 'fp-ts'

/**
 * A port whose calls wait until the test answers them, the oldest first. Throws if none waits: what
 * is expected of an answer would otherwise be true of a call that was never made.
 */
export const makePending = <Failure, Answer>() => {
  const waiting: Array<(answer: E.Either<Failure, Answer>) => void> = []
  return {
    task: (): Promise<E.Either<Failure, Answer>> =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    answer: (answer: E.Either<Failure, Answer>): void => {
      const oldest = waiting.shift()
      if (oldest === undefined) throw new Error('no call waits for an answer')
      oldest(answer)
    },
    count: () => waiting.length,
  }
}

/** A port that never answers. */
export const unanswered = (): Promise<never> => new Promise(() => undefined)
