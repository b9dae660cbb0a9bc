import { put, select, take } from 'typed-redux-saga'
import { pickerOpened } from '../place/locationPicker.slice.ts'
import { pickerAt } from '../place/pickerAt.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import type { leadFailed, SpotLead } from './spotLead.slice.ts'

/** What having refused addresses chosen again needs. */
export type ReopenRefusedNeeds<State> = {
  readonly selectSpotLead: (state: State) => SpotLead
  /** Whether the visitor is in a modal, or at an address of another form. */
  readonly selectIsElsewhere: (state: State) => boolean
}

/**
 * Opens the picker at a refused address, and then at the other one if that was refused as well. A visitor who
 * has begun something else meanwhile, such as a login, finishes that first.
 */
export const makeReopenRefused = <State>(needs: ReopenRefusedNeeds<State>) =>
  function* reopenRefused({ payload: { reopened } }: ReturnType<typeof leadFailed>) {
    let waypoint = reopened
    while (waypoint !== null) {
      const refused = waypoint
      while (yield* select(needs.selectIsElsewhere)) yield* take('*')
      const asked = yield* select(needs.selectSpotLead)
      if (asked.status !== 'filling' || asked.reopened !== refused) return
      yield* put(pickerOpened(pickerAt('lead', refused, asked.form.input)))
      yield* take(
        (action: { readonly type: string }) =>
          placeAccepted.match(action) &&
          action.payload.owner === 'lead' &&
          action.payload.waypoint === refused,
      )
      const lead = yield* select(needs.selectSpotLead)
      waypoint = lead.status === 'filling' ? lead.reopened : null
    }
  }
