import type { either as E } from 'fp-ts'

// A rule's answer is an Either of fp-ts, by its type: whoever has that package goes on with what it offers. Here the
// few words of it that rules need are said again: fp-ts itself would bring along all of its 125 modules, 60 kB
// compressed, wherever nothing leaves out what is not used, as in Node, in jest and in an app for phones.

/** What was asked for. */
export const right = <Value>(value: Value): E.Either<never, Value> => ({
  _tag: 'Right',
  right: value,
})

/** What is wrong. */
export const left = <Failure>(failure: Failure): E.Either<Failure, never> => ({
  _tag: 'Left',
  left: failure,
})

/** What is wrong, made once for all answers: whoever wrote to it would change what others are told. */
export const sharedLeft = <Failure>(failure: Failure): E.Either<Failure, never> =>
  Object.freeze(left(Object.freeze(failure)))

/** Whether something is wrong. */
export const isLeft = <Failure>(answer: E.Either<Failure, unknown>): answer is E.Left<Failure> =>
  answer._tag === 'Left'

/** Whether it is what was asked for. */
export const isRight = <Value>(answer: E.Either<unknown, Value>): answer is E.Right<Value> =>
  answer._tag === 'Right'
