import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import type { either as E, taskEither as TE } from 'fp-ts'
import { call, put, race, type SagaGenerator, take } from 'typed-redux-saga'

/** Lets an adapter hear that nobody waits for its answer any more: at once where that is so already. */
export type Abandonment = { readonly onAbandon: (stop: () => void) => void }

/** A question that is never abandoned. */
export const awaited: Abandonment = { onAbandon: () => undefined }

/** Asks a port and waits; when the waiting saga is cancelled, the adapter is told to stop. */
export function* ask<Failure, Answer>(
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
): SagaGenerator<E.Either<Failure, Answer>> {
  const stops: Array<() => void> = []
  let isAbandoned = false
  const asked = question({
    // An adapter that was still being loaded asks to be told after the event.
    onAbandon: (stop) => {
      if (isAbandoned) stop()
      else stops.push(stop)
    },
  })
  let isAnswered = false
  try {
    const answer = yield* call(asked)
    isAnswered = true
    return answer
  } finally {
    // Nothing is yielded here: whoever delegates to this saga would go on after its cancellation.
    isAbandoned = !isAnswered
    if (isAbandoned) for (const stop of stops) stop()
  }
}

/**
 * A submit that leads nowhere any more once it is abandoned; who leaves it behind, as `hasLeft` tells,
 * abandons it.
 */
export const unlessAbandoned = <Request>(
  submit: (request: Request) => SagaGenerator<unknown>,
  abandoned: ActionCreatorWithoutPayload,
  hasLeft: (step: { readonly type: string }) => boolean,
) =>
  function* (request: Request): SagaGenerator<void> {
    const { left } = yield* race({
      done: call(submit, request),
      abandoned: take(abandoned.type),
      left: take(hasLeft),
    })
    // Where it leads is not for whoever comes next.
    if (left !== undefined) yield* put(abandoned())
  }
