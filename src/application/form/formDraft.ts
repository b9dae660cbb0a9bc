import type { Action } from '@reduxjs/toolkit'
import { either as E, type taskEither as TE } from 'fp-ts'
import { call, cancel, fork, put, select, take, takeLatest } from 'typed-redux-saga'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { FormMemoryError } from '../ports/formMemory.port.ts'
import { hasLeft } from '../session/session.slice.ts'

type Hears = (action: Action) => boolean

export type FormDraftNeeds<State, Form, Draft> = {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly recall: TE.TaskEither<FormMemoryError, Draft | null>
  readonly keep: (form: Form) => TE.TaskEither<FormMemoryError, void>
  /** The entered input without the rest of the form's state: the same value until some of it changes. */
  readonly selectForm: (state: State) => Form
  /**
   * The action that puts a draft into the form; if the customer has left meanwhile (`isStaying` is false), their
   * details are not restored.
   */
  readonly recalled: (draft: Draft, isStaying: boolean) => Action
  readonly isSent: Hears
  /** What changes the form, besides the customer's leaving: action types or predicates. */
  readonly edits: ReadonlyArray<string | Hears>
}

/** Keeps a form's input through a reload, Back and a failure. A recalled draft never submits itself. */
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
    // A memory that never answers must not stop the form from being kept.
    const before = yield* select(selectForm)
    const staying = yield* fork(wait, hasLeft)
    const unsent = yield* fork(wait, needs.isSent)
    const draft = yield* within(limits.requestDeadline, needs.recall)
    const isChanged = before !== (yield* select(selectForm))
    // A form submitted meanwhile is what the customer meant, also when they correct it afterwards: no draft
    // changes it.
    if (E.isRight(draft) && draft.right !== null && unsent.isRunning()) {
      yield* put(needs.recalled(draft.right, staying.isRunning()))
    }
    yield* cancel([staying, unsent])
    // Keep what was entered meanwhile, together with the draft that it was entered into.
    if (isChanged) yield* fork(keep)
    // At once, on every keystroke: a page that is being left has no time to encrypt anything.
    yield* takeLatest([...needs.edits, hasLeft], keep)
  }
}
