import type { Action } from '@reduxjs/toolkit'
import { put, select, take } from 'typed-redux-saga'
import { stillHere } from '../flow/stillHere.ts'
import { pickerOpened } from '../place/locationPicker.slice.ts'
import { pickerAt } from '../place/pickerAt.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import type { ReadPage } from '../ports/page.port.ts'
import type { leadFailed, SpotLead } from './spotLead.slice.ts'

/** What having refused addresses chosen again needs. */
export type ReopenRefusedNeeds<State> = {
  readonly selectSpotLead: (state: State) => SpotLead
  /** Whether the visitor is in a modal, or at an address of another form. */
  readonly selectIsElsewhere: (state: State) => boolean
  readonly readPage: ReadPage
}

/**
 * Opens the picker at a refused address, and then at the other one if that was refused as well. A visitor who
 * has begun something else meanwhile, such as a login, finishes that first. If it leads to another page, nothing opens
 * there.
 */
export const makeReopenRefused = <State>(needs: ReopenRefusedNeeds<State>) =>
  function* reopenRefused({ payload: { reopened } }: ReturnType<typeof leadFailed>) {
    const isHere = stillHere(needs.readPage)
    let waypoint = reopened
    while (waypoint !== null) {
      const refused = waypoint
      while (yield* select(needs.selectIsElsewhere)) yield* take('*')
      // A dialog that leads on closes while the next page still loads.
      if (!isHere()) return
      const asked = yield* select(needs.selectSpotLead)
      if (asked.status !== 'filling' || asked.reopened !== refused) return
      yield* put(pickerOpened(pickerAt('lead', refused, asked.form.input)))
      yield* take(
        (action: Action) =>
          placeAccepted.match(action) &&
          action.payload.owner === 'lead' &&
          action.payload.waypoint === refused,
      )
      const lead = yield* select(needs.selectSpotLead)
      waypoint = lead.status === 'filling' ? lead.reopened : null
    }
  }
