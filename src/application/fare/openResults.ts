import { race, take } from 'typed-redux-saga'
import { readResultsLink } from '../../domain/fare/fareLink.ts'
import { isWithin } from '../../domain/link/isWithin.ts'
import type { Link } from '../../domain/link/link.ts'
import type { Market } from '../../domain/market/market.ts'
import { navigate } from '../flow/navigate.ts'
import { pause } from '../flow/pause.ts'
import { stillHere } from '../flow/stillHere.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import { navigateAway } from '../place/navigateAway.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import { tabReturned } from '../session/session.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'

type OpenResultsNeeds = {
  readonly market: Pick<Market, 'country' | 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly memory: { readonly params: Pick<FareMemory['params'], 'keep'> }
  readonly readPage: ReadPage
  readonly goTo: GoTo
  /**
   * Whether another document may open without leaving this page, as in a form on a partner's page. Defaults to false.
   */
  readonly mayStay?: boolean | undefined
}

/**
 * Goes to a results page. On our own site the people and places stay in this browser (spec 1 §2). The browser
 * takes a while to leave for another site, or for another locale of ours; until then it is not done, as a second
 * submit would make a second lead.
 */
export const makeOpenResults = ({
  market,
  limits,
  memory,
  readPage,
  goTo,
  mayStay = false,
}: OpenResultsNeeds) => {
  const readLink = readResultsLink(market.country.phone)

  function* leaveFor(document: Link) {
    yield* navigate(goTo, document, { replacing: false, loading: true })
    if (mayStay) return
    yield* race({ back: take(tabReturned.type), stuck: pause(limits.requestDeadline) })
  }

  return function* openResults(results: Link) {
    if (results.site !== null) {
      yield* leaveFor(results)
      return
    }
    const { kept, rest } = readLink(results.query)
    const isHere = stillHere(readPage)
    // If nothing can be kept, the page still shows the estimate by its token.
    yield* within(
      limits.requestDeadline,
      memory.params.keep({ country: market.country.code, params: kept }),
    )
    if (!isHere()) return
    const opened = { ...results, query: rest }
    if (!isWithin(market.locale)(opened)) {
      yield* leaveFor(opened)
      return
    }
    yield* navigateAway(goTo, opened)
  }
}
