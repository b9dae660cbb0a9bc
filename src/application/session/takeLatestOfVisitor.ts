import type { Action } from '@reduxjs/toolkit'
import { takeLatest } from 'typed-redux-saga'
import { hasLeft } from './session.slice.ts'

/** Like `takeLatest`, but also cancels when the customer who asked leaves. */
export const takeLatestOfVisitor = <Asked extends Action>(
  isAsked: (step: Action) => step is Asked,
  act: (asked: Asked) => Generator,
) =>
  takeLatest(
    (step: Action) => isAsked(step) || hasLeft(step),
    function* (step: Action) {
      if (isAsked(step)) yield* act(step)
    },
  )
