import type { Action } from '@reduxjs/toolkit'
import { takeLatest } from 'typed-redux-saga'
import { hasLeft } from './session.slice.ts'

/** Like `takeLatest`, but also cancels when the customer who asked leaves. */
export const takeLatestOfVisitor = <Asked extends Action>(
  isAsked: (action: Action) => action is Asked,
  act: (asked: Asked) => Generator,
) =>
  takeLatest(
    (action: Action) => isAsked(action) || hasLeft(action),
    function* (action: Action) {
      if (isAsked(action)) yield* act(action)
    },
  )
