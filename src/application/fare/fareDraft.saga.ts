import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { call, cancel, fork, put, select, take, takeLatest } from 'typed-redux-saga'
import { draftFor, fareDraft } from '../../domain/fare/fareDraft.ts'
import { noContact } from '../../domain/fare/fareForm.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Limits } from '../../domain/market/limits.ts'
import type { Market } from '../../domain/market/market.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import { within } from '../ports/within.ts'
import { hasLeft } from '../session/session.slice.ts'
import {
  addressesCleared,
  addressesSwapped,
  draftRecalled,
  type FareFormState,
  fareEdited,
  quotingStarted,
} from './fareForm.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'

export type FareDraftNeeds<State> = {
  readonly market: Market
  readonly limits: Pick<Limits, 'requestDeadline'>
  /** The query of the page that the visit began on: it may ask for a category. */
  readonly landing: Query
  readonly memory: FareMemory
  readonly selectFareForm: (state: State) => FareFormState
}

const isSent = (action: Action): boolean => quotingStarted.match(action) && action.payload !== null

/** Keeps what was entered through a reload, a back and a failure; a recalled draft never submits itself. */
export const makeFareDraftSaga = <State>(needs: FareDraftNeeds<State>) => {
  const { limits, memory, selectFareForm } = needs

  function* keep() {
    const { form } = yield* select(selectFareForm)
    yield* call(memory.keepDraft(fareDraft(needs)(form.input)))
  }

  function* wait(pattern: (action: Action) => boolean) {
    yield* take(pattern)
  }

  return function* fareDraftSaga() {
    // A memory that never answers must not keep the form from being kept.
    const before = yield* select(selectFareForm)
    const staying = yield* fork(wait, hasLeft)
    const unsent = yield* fork(wait, isSent)
    const draft = yield* within(limits.requestDeadline, memory.recallDraft)
    const isEdited = before !== (yield* select(selectFareForm))
    // What was sent is what was meant, also where it is mended after its answer.
    if (E.isRight(draft) && draft.right !== null && unsent.isRunning()) {
      // Whoever has left meanwhile does not come back with it.
      const contact = staying.isRunning() ? {} : noContact
      yield* put(draftRecalled({ ...draftFor(needs)(draft.right), ...contact }))
    }
    yield* cancel([staying, unsent])
    // What was entered meanwhile, and what it was entered into.
    if (isEdited) yield* fork(keep)
    // At once, with every letter: a page that is being left has no time any more to encrypt anything.
    yield* takeLatest(
      [
        fareEdited.type,
        placeAccepted.type,
        addressesCleared.type,
        addressesSwapped.type,
        quotingStarted.type,
        hasLeft,
      ],
      keep,
    )
  }
}
