import type { AppState } from '../store/appState.ts'
import type { PartnersPageState } from './partnersPage.slice.ts'

const noPage: PartnersPageState = { status: 'absent' }

/**
 * The partners landing page; absent also before the partner feature is added (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(partnersPageOpened())
 * selectPartnersPage(guestStore.getState()) // → { status: 'loading' }
 */
export const selectPartnersPage = ({ partnersPage }: AppState): PartnersPageState =>
  partnersPage ?? noPage
