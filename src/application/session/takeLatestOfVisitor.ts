import type { Action } from '@reduxjs/toolkit'
import { takeLatest } from 'typed-redux-saga'
import { hasLeft } from './session.slice.ts'

/** As `takeLatest`; what is being done ends as well when the customer leaves who asked for it. */
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
