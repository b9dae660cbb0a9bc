import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import { call, put, race, type SagaGenerator, take } from 'typed-redux-saga'
import { hasLeft } from '../session/session.slice.ts'

/** Makes a submit stop when it is abandoned. A customer who leaves abandons it too. */
export const unlessAbandoned = <Request>(
  submit: (request: Request) => SagaGenerator<unknown>,
  abandoned: ActionCreatorWithoutPayload,
) =>
  function* (request: Request): SagaGenerator<void> {
    const { left } = yield* race({
      done: call(submit, request),
      abandoned: take(abandoned.type),
      left: take(hasLeft),
    })
    // The result is not for the next visitor.
    if (left !== undefined) yield* put(abandoned())
  }
