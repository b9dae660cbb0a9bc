import type { Action } from '@reduxjs/toolkit'
import { either as E, type taskEither as TE } from 'fp-ts'
import { call, cancel, fork, put, select, take, takeLatest } from 'typed-redux-saga'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { SecretStoreError } from '../ports/secretStore.port.ts'
import { hasLeft } from '../session/session.slice.ts'

type Hears = (action: Action) => boolean

export type FormDraftNeeds<State, Form, Draft> = {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly recall: TE.TaskEither<SecretStoreError, Draft | null>
  readonly keep: (form: Form) => TE.TaskEither<SecretStoreError, void>
  /** What was entered, without what was only looked at: the same until something of it changes. */
  readonly selectForm: (state: State) => Form
  /** What the form is told of a draft; whoever has left meanwhile does not come back with it. */
  readonly recalled: (draft: Draft, isStaying: boolean) => Action
  readonly isSent: Hears
  /** What changes the form, but that its customer leaves: types of events, or what tells them. */
  readonly edits: ReadonlyArray<string | Hears>
}

/** Keeps what was entered into a form through a reload, a back and a failure; a recalled draft never submits itself. */
export const makeFormDraft = <State, Form, Draft>(needs: FormDraftNeeds<State, Form, Draft>) => {
  const { limits, selectForm } = needs

  function* keep() {
    const form = yield* select(selectForm)
    yield* call(needs.keep(form))
  }

  function* wait(pattern: Hears) {
    yield* take(pattern)
  }

  return function* formDraft() {
    // A memory that never answers must not keep the form from being kept.
    const before = yield* select(selectForm)
    const staying = yield* fork(wait, hasLeft)
    const unsent = yield* fork(wait, needs.isSent)
    const draft = yield* within(limits.requestDeadline, needs.recall)
    const isChanged = before !== (yield* select(selectForm))
    // What was sent is what was meant, also where it is mended after its answer.
    if (E.isRight(draft) && draft.right !== null && unsent.isRunning()) {
      yield* put(needs.recalled(draft.right, staying.isRunning()))
    }
    yield* cancel([staying, unsent])
    // What was entered meanwhile, and what it was entered into.
    if (isChanged) yield* fork(keep)
    // At once, with every letter: a page that is being left has no time any more to encrypt anything.
    yield* takeLatest([...needs.edits, hasLeft], keep)
  }
}
