import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import { call, put, race, type SagaGenerator, take } from 'typed-redux-saga'
import { hasLeft } from '../session/session.slice.ts'

/**
 * A submit that leads nowhere any more once it is abandoned; who leaves, abandons it.
 */
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
    // Where it leads is not for whoever comes next.
    if (left !== undefined) yield* put(abandoned())
  }
