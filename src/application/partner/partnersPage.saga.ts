import { either as E } from 'fp-ts'
import { put, select, takeLatest } from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { LoadPartnersPage } from './loadPartnersPage.port.ts'
import {
  type PartnersPageState,
  partnersPageFailed,
  partnersPageLoaded,
  partnersPageLoading,
  partnersPageOpened,
} from './partnersPage.slice.ts'

/** What the partners landing page needs. */
export type PartnersPageNeeds<State> = {
  readonly market: Pick<Market, 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly loadPartnersPage: LoadPartnersPage
  readonly report: ReportProblem
  readonly selectPartnersPage: (state: State) => PartnersPageState
}

/** Loads the partners landing page, only once in a visit unless that fails. */
export const makePartnersPageSaga = <State>(needs: PartnersPageNeeds<State>) => {
  function* open() {
    const { status } = yield* select(needs.selectPartnersPage)
    if (status === 'shown') return
    yield* put(partnersPageLoading())
    const page = yield* within(
      needs.limits.requestDeadline,
      needs.loadPartnersPage(needs.market.locale),
    )
    tellFault(needs.report, 'PARTNER', page, 'page: ')
    yield* put(E.isRight(page) ? partnersPageLoaded(page.right) : partnersPageFailed(page.left))
  }

  return function* partnersPageSaga() {
    yield* takeLatest(partnersPageOpened.match, open)
    const { status } = yield* select(needs.selectPartnersPage)
    // Restarted after a crash: the pending page is lost, so load it again.
    if (status === 'loading') yield* put(partnersPageOpened())
  }
}
