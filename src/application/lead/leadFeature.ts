import { selectModal } from '../modal/modal.selectors.ts'
import { isUnsettled } from '../place/awaitedAddresses.slice.ts'
import { selectAsker, selectSession } from '../session/session.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import { type LeadDraftNeeds, makeLeadDraftSaga } from './leadDraft.saga.ts'
import { makeSpotLeadSaga, type SpotLeadNeeds } from './spotLead.saga.ts'
import { selectSpotLead } from './spotLead.selectors.ts'
import { spotLeadReducer } from './spotLead.slice.ts'

/** What the lead form needs. */
export type LeadNeeds = Omit<SpotLeadNeeds<AppState> & LeadDraftNeeds<AppState>, `select${string}`>

/** The lead form itself may be in the category picker, in place of the choice. */
const selectIsElsewhere = (state: AppState): boolean => {
  const { locationPicker: picker } = state
  if (picker.status !== 'closed' && picker.owner !== 'lead') return true
  const modal = selectModal(state)
  if (modal.kind !== 'categoryPicker') return modal.kind !== 'none' && modal.kind !== 'address'
  const chosen = state.catalogue?.services.find(({ category }) => category === modal.chosen)
  return chosen?.form !== 'lead'
}

/**
 * The spot estimate lead form (spec 2 §2).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makeLeadFeature(needs))
 * selectSpotLead(store.getState()) // → { status: 'absent' }
 * stop()
 */
export const makeLeadFeature = (needs: LeadNeeds): Feature => ({
  mount: (root) => {
    root.inject({ reducerPath: 'spotLead', reducer: spotLeadReducer })
  },
  flows: [
    {
      name: 'spotLead',
      run: makeSpotLeadSaga({
        ...needs,
        selectSpotLead,
        selectIsUnsettled: isUnsettled('lead'),
        selectIsElsewhere,
        selectSession,
        selectAsker,
      }),
    },
    { name: 'leadDraft', run: makeLeadDraftSaga({ ...needs, selectSpotLead }) },
  ],
})
