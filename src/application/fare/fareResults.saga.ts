import { either as E } from 'fp-ts'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  brokenQuery,
  linkedCategory,
  readResultsLink,
  routeInLink,
} from '../../domain/fare/fareLink.ts'
import { quotedFields } from '../../domain/fare/quotedFields.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { navigate } from '../flow/navigate.ts'
import { stillHere } from '../flow/stillHere.ts'
import { within } from '../flow/within.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import { type FareFormState, fareEdited } from './fareForm.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'
import {
  factsRead,
  type LinkedFares,
  recallEnded,
  recallStarted,
  resultsFailed,
  resultsOpened,
  routeEditRequested,
} from './fareResults.slice.ts'
import { type LoadContentNeeds, makeLoadContent } from './loadContent.ts'
import { makeRecallFares, type RecallFaresNeeds } from './recallFares.ts'
import { makeRecallLinked } from './recallLinked.ts'

/** What the results page's flow needs. */
export type FareResultsNeeds<State> = LoadContentNeeds<State> &
  RecallFaresNeeds<State> & {
    readonly memory: FareMemory
    readonly readPage: ReadPage
    readonly goTo: GoTo
    readonly selectFareForm: (state: State) => FareFormState
  }

/** Shows the estimate that was just quoted, or the one that the page's link names (spec 1 §2). */
export const makeFareResultsSaga = <State>(needs: FareResultsNeeds<State>) => {
  const { market, limits, memory } = needs
  const readLink = readResultsLink(market.country.phone)
  const loadContent = makeLoadContent(needs)
  const recallFares = makeRecallFares(needs)
  const recallLinked = makeRecallLinked(needs)

  function* isShown(token: string | null) {
    const { results } = yield* select(needs.selectFareResults)
    return results.status === 'shown' && results.estimate.token === token
  }

  function* recall(token: string) {
    if (yield* isShown(token)) return
    yield* put(recallStarted(token))
    const recalled = yield* recallFares(token)
    yield* put(
      recallEnded({
        token,
        results: E.isRight(recalled)
          ? { status: 'shown', estimate: recalled.right, bookedVehicleId: null }
          : { status: 'failed', error: recalled.left },
      }),
    )
  }

  function* open({ payload: { path, query } }: ReturnType<typeof resultsOpened>) {
    const isHere = stillHere(needs.readPage)
    const { taken, rest, kept, token: named, isWhole } = readLink(query)
    yield* put(factsRead({ linked: { category: linkedCategory(query), token: named, rest } }))
    // A quote just made is shown whatever its link's number: a customer's may belong to another country.
    const token = isWhole || (yield* isShown(named)) ? named : null
    if (taken.length > 0) {
      if (token !== null || isWhole) {
        yield* within(
          limits.requestDeadline,
          memory.params.keep({ country: market.country.code, params: kept }),
        )
      }
      // The link that replaces a broken one must stay broken, or it would show what the first did not.
      const staying = isWhole || token !== null ? rest : brokenQuery(rest)
      // The page announces the new address like any other, and this flow opens it then.
      if (isHere()) {
        yield* navigate(needs.goTo, { site: null, path, query: staying }, { replacing: true })
      }
      return
    }
    if (token === null) {
      yield* put(resultsFailed({ kind: 'LinkIncomplete' }))
      return
    }
    yield* recall(token)
  }

  /** The route of the link, for when no estimate has one. */
  function* linkedRoute(linked: LinkedFares | null) {
    return routeInLink(yield* recallLinked(linked?.token ?? null, linked?.rest))
  }

  /**
   * Takes the route and the category of the link into the form. On another device the form is empty, and on this one
   * it may hold another route.
   */
  function* editRoute() {
    const { results, linked } = yield* select(needs.selectFareResults)
    if (results.status !== 'shown' && results.status !== 'failed') return
    const before = yield* select(needs.selectFareForm)
    const { pickup, drop } =
      results.status === 'shown' ? results.estimate : yield* linkedRoute(linked)
    const { input } = (yield* select(needs.selectFareForm)).form
    // A customer who typed while the link was read keeps what they typed.
    if (input !== before.form.input) return
    const category = linked?.category ?? null
    const fields = quotedFields({ pickup, drop, category })(input)
    if (fields !== null) yield* put(fareEdited(fields))
  }

  return function* fareResultsSaga() {
    yield* takeLatest(resultsOpened.match, open)
    // Not restarted when the page opens again, as it does once its URL is free of people and places.
    yield* takeLeading(resultsOpened.match, loadContent)
    yield* takeEvery(routeEditRequested.match, editRoute)
    const { results } = yield* select(needs.selectFareResults)
    // Restarted after a crash: the recall that was running will get no answer.
    if (results.status === 'recalling') {
      yield* put(
        recallEnded({ token: results.token, results: { status: 'failed', error: flowCrashed } }),
      )
    }
  }
}
