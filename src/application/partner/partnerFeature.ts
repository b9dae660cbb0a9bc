import type { UnknownAction } from '@reduxjs/toolkit'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import type { LaterState } from '../store/laterState.ts'
import type { PartnersPage } from './loadPartnersPage.port.ts'
import {
  makePartnerRegistrationSaga,
  type PartnerRegistrationNeeds,
} from './partnerRegistration.saga.ts'
import { selectRegistration } from './partnerRegistration.selectors.ts'
import { partnerRegistrationReducer } from './partnerRegistration.slice.ts'
import { makePartnersPageSaga, type PartnersPageNeeds } from './partnersPage.saga.ts'
import { selectPartnersPage } from './partnersPage.selectors.ts'
import { type PartnersPageState, partnersPageReducer } from './partnersPage.slice.ts'
import { makeRegistrationDraftSaga, type RegistrationDraftNeeds } from './registrationDraft.saga.ts'

/** The state of a store with the partner feature. */
export type PartnerState = AppState &
  Pick<LaterState, 'partnerRules' | 'partnerRegistration' | 'partnersPage'>

/** What the partner feature needs. */
export type PartnerNeeds = {
  /** The landing page's content, if it was sent along with the visit's first page. */
  readonly sent?: PartnersPage | null | undefined
} & Omit<
  PartnerRegistrationNeeds<AppState> &
    RegistrationDraftNeeds<AppState> &
    PartnersPageNeeds<AppState>,
  `select${string}`
>

/** Mounts the slices of the partner feature, starting with the landing page that was sent along. */
export const mountPartners = (
  rules: PartnerNeeds['partners'],
  sent: PartnersPage | null,
): Feature['mount'] => {
  const first: PartnersPageState =
    sent === null ? { status: 'absent' } : { status: 'shown', page: sent }
  return (root) => {
    // Constant, like the market: a page is made for one set of rules.
    root.inject({ reducerPath: 'partnerRules', reducer: () => rules })
    root.inject({ reducerPath: 'partnerRegistration', reducer: partnerRegistrationReducer })
    root.inject({
      reducerPath: 'partnersPage',
      reducer: (state: PartnersPageState | undefined, action: UnknownAction) =>
        partnersPageReducer(state ?? first, action),
    })
  }
}

/**
 * The partners landing page and the registration that it leads to (spec 2 §2).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makePartnerFeature(needs))
 * selectRegistration(store.getState()) // → { status: 'absent' }
 * stop()
 */
export const makePartnerFeature = ({ sent, ...needs }: PartnerNeeds): Feature => ({
  mount: mountPartners(needs.partners, sent ?? null),
  flows: [
    {
      name: 'partnerRegistration',
      run: makePartnerRegistrationSaga({ ...needs, selectRegistration }),
    },
    {
      name: 'registrationDraft',
      run: makeRegistrationDraftSaga({ ...needs, selectRegistration }),
    },
    { name: 'partnersPage', run: makePartnersPageSaga({ ...needs, selectPartnersPage }) },
  ],
})
