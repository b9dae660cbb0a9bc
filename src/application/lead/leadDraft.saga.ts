import type { Action } from '@reduxjs/toolkit'
import { taskEither as TE } from 'fp-ts'
import { select, take } from 'typed-redux-saga'
import { noContact } from '../../domain/fare/contact.ts'
import { type LeadDraft, leadDraft, leadDraftFor } from '../../domain/lead/leadDraft.ts'
import type { Market } from '../../domain/market/market.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { makeFormDraft } from '../form/formDraft.ts'
import { isAddressEntered } from '../place/addressEntered.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'
import {
  leadBegun,
  leadEdited,
  leadRecalled,
  leadStarted,
  type SpotLead,
} from './spotLead.slice.ts'

/** What the lead form's draft needs. */
export type LeadDraftNeeds<State> = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly leadMemory: Pick<FormMemory<LeadDraft>, 'keep' | 'recall'>
  readonly selectSpotLead: (state: State) => SpotLead
}

const isSent = (action: Action): boolean => leadStarted.match(action) && action.payload !== null

/** Keeps and recalls the draft of the lead form (spec 2 §4). */
export const makeLeadDraftSaga = <State>(needs: LeadDraftNeeds<State>) => {
  const { leadMemory, selectSpotLead } = needs
  const draft = makeFormDraft({
    limits: needs.limits,
    recall: leadMemory.recall,
    keep: (input) =>
      input === null ? TE.right(undefined) : leadMemory.keep(leadDraft(needs)(input)),
    selectForm: (state: State) => {
      const lead = selectSpotLead(state)
      return lead.status === 'filling' ? lead.form.input : null
    },
    recalled: (kept, isStaying) =>
      leadRecalled({ ...leadDraftFor(needs)(kept), ...(isStaying ? {} : noContact) }),
    isSent,
    edits: [leadEdited.type, leadStarted.type, isAddressEntered('lead')],
  })

  return function* leadDraftSaga() {
    // There is no form to recall a draft into before.
    const lead = yield* select(selectSpotLead)
    if (lead.status === 'absent') yield* take(leadBegun.match)
    yield* draft()
  }
}
