import type { either as E } from 'fp-ts'

// Rules answer with an fp-ts Either, by type only: callers that have fp-ts can go on with what it
// offers. The few helpers that rules need are reimplemented here. fp-ts itself would bring in all of
// its 125 modules, 60 kB compressed, wherever there is no tree shaking, as in Node, jest and phone
// apps.

/** A success with its value. */
export const right = <Value>(value: Value): E.Either<never, Value> => ({
  _tag: 'Right',
  right: value,
})

/** A failure: what is wrong. */
export const left = <Failure>(failure: Failure): E.Either<Failure, never> => ({
  _tag: 'Left',
  left: failure,
})

/**
 * A failure that is created once and shared by all answers. Frozen, because a write to it would change
 * what others receive.
 */
export const sharedLeft = <Failure>(failure: Failure): E.Either<Failure, never> =>
  Object.freeze(left(Object.freeze(failure)))

/** Whether the answer is a failure. */
export const isLeft = <Failure>(answer: E.Either<Failure, unknown>): answer is E.Left<Failure> =>
  answer._tag === 'Left'

/** Whether the answer is a success. */
export const isRight = <Value>(answer: E.Either<unknown, Value>): answer is E.Right<Value> =>
  answer._tag === 'Right'
