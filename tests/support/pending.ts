import type { either as E } from 'fp-ts'

/** A question that waits until the test answers it; the oldest that waits is answered first. */
export const makePending = <Failure, Answer>() => {
  const waiting: Array<(answer: E.Either<Failure, Answer>) => void> = []
  return {
    task: (): Promise<E.Either<Failure, Answer>> =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    answer: (answer: E.Either<Failure, Answer>): void => waiting.shift()?.(answer),
    count: () => waiting.length,
  }
}

/** A port that nobody answers. */
export const unanswered = (): Promise<never> => new Promise(() => undefined)
