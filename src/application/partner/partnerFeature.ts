import type { AppState, Feature } from '../store/createAppStore.ts'
import {
  makePartnerRegistrationSaga,
  type PartnerRegistrationNeeds,
} from './partnerRegistration.saga.ts'
import { selectPartnersPage, selectRegistration } from './partnerRegistration.selectors.ts'
import { partnerRegistrationReducer } from './partnerRegistration.slice.ts'
import { makePartnersPageSaga, type PartnersPageNeeds } from './partnersPage.saga.ts'
import { partnersPageReducer } from './partnersPage.slice.ts'

/** What partners' part of the application needs of the world. */
export type PartnerNeeds = Omit<
  PartnerRegistrationNeeds<AppState> & PartnersPageNeeds<AppState>,
  `select${string}`
>

/** The partners landing page and the registration that it leads to (spec 2 §2). */
export const makePartnerFeature = (needs: PartnerNeeds): Feature => ({
  mount: (root) => {
    // As the market: a page is made for one.
    root.inject({ reducerPath: 'partnerRules', reducer: () => needs.partners })
    root.inject({ reducerPath: 'partnerRegistration', reducer: partnerRegistrationReducer })
    root.inject({ reducerPath: 'partnersPage', reducer: partnersPageReducer })
  },
  flows: [
    {
      name: 'partnerRegistration',
      run: makePartnerRegistrationSaga({ ...needs, selectRegistration }),
    },
    { name: 'partnersPage', run: makePartnersPageSaga({ ...needs, selectPartnersPage }) },
  ],
})
