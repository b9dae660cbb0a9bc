import type { Action } from '@reduxjs/toolkit'
import { noContact } from '../../domain/fare/contact.ts'
import { draftFor, fareDraft } from '../../domain/fare/fareDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { makeFormDraft } from '../form/formDraft.ts'
import { isAddressEntered } from '../place/addressEntered.ts'
import {
  addressesCleared,
  addressesSwapped,
  draftRecalled,
  type FareFormState,
  fareEdited,
  quotingStarted,
} from './fareForm.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'

/** What the fare form's draft needs. */
export type FareDraftNeeds<State> = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  /** The query of the page that the visit began on. It may name a category. */
  readonly landing: Query
  readonly memory: FareMemory
  readonly selectFareForm: (state: State) => FareFormState
}

const isSent = (action: Action): boolean => quotingStarted.match(action) && action.payload !== null

/** Keeps and recalls the draft of the fare form (spec 1 §4). */
export const makeFareDraftSaga = <State>(needs: FareDraftNeeds<State>) =>
  makeFormDraft({
    limits: needs.limits,
    recall: needs.memory.draft.recall,
    keep: (input) => needs.memory.draft.keep(fareDraft(needs)(input)),
    selectForm: (state: State) => needs.selectFareForm(state).form.input,
    recalled: (draft, isStaying) =>
      draftRecalled({ ...draftFor(needs)(draft), ...(isStaying ? {} : noContact) }),
    isSent,
    edits: [
      fareEdited.type,
      isAddressEntered('fare'),
      addressesCleared.type,
      addressesSwapped.type,
      quotingStarted.type,
    ],
  })
