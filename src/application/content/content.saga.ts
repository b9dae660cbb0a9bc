import { either as E } from 'fp-ts'
import { put, select, takeLatest, takeLeading } from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import {
  type ContentState,
  citiesLoaded,
  citiesLoadingFailed,
  citiesLoadingStarted,
  citiesWanted,
  pageLoaded,
  pageLoadingFailed,
  pageLoadingStarted,
  pageOpened,
} from './content.slice.ts'
import type { LoadCities } from './loadCities.port.ts'
import type { LoadPage } from './loadPage.port.ts'

/** What loading content pages and cities needs. */
export type ContentNeeds<State> = {
  readonly market: Pick<Market, 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly loadPage: LoadPage
  readonly loadCities: LoadCities
  readonly report: ReportProblem
  readonly selectContent: (state: State) => ContentState
}

/** Loads content pages and the list of cities. The page that was opened last is shown. */
export const makeContentSaga = <State>(needs: ContentNeeds<State>) => {
  const { market, limits, loadPage, loadCities, report, selectContent } = needs

  function* open({ payload: slug }: ReturnType<typeof pageOpened>) {
    const { kept } = yield* select(selectContent)
    const known = kept.find((page) => page.slug === slug)
    if (known !== undefined) return yield* put(pageLoaded(known))
    yield* put(pageLoadingStarted(slug))
    const page = yield* within(limits.requestDeadline, loadPage(slug, market.locale))
    tellFault(report, 'CONTENT', page, 'page: ')
    return yield* put(
      E.isRight(page)
        ? pageLoaded({ slug, page: page.right })
        : pageLoadingFailed({ slug, error: page.left }),
    )
  }

  function* list() {
    const { cities } = yield* select(selectContent)
    if (cities.status === 'loaded') return
    yield* put(citiesLoadingStarted())
    const loaded = yield* within(limits.requestDeadline, loadCities(market.locale))
    tellFault(report, 'CONTENT', loaded, 'cities: ')
    yield* put(E.isRight(loaded) ? citiesLoaded(loaded.right) : citiesLoadingFailed(loaded.left))
  }

  return function* contentSaga() {
    yield* takeLatest(pageOpened.match, open)
    yield* takeLeading(citiesWanted.match, list)
    // Restarted after a crash: what was pending is lost.
    const { shown, cities } = yield* select(selectContent)
    if (shown.status === 'loading') {
      yield* put(pageLoadingFailed({ slug: shown.slug, error: flowCrashed }))
    }
    if (cities.status === 'loading') yield* put(citiesLoadingFailed(flowCrashed))
  }
}
