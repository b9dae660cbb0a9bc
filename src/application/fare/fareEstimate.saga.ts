import { either as E } from 'fp-ts'
import { delay, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { draftOfEnquiry } from '../../domain/booking/orderDraft.ts'
import type { Asker, FareEnquiry, FareForm } from '../../domain/fare/fareForm.ts'
import { parseFareEnquiry } from '../../domain/fare/fareForm.ts'
import { resultsLink } from '../../domain/fare/fareLink.ts'
import type { Limits } from '../../domain/market/limits.ts'
import { makeGoToOrderReview } from '../booking/goToOrderReview.ts'
import type { OrderMemory } from '../booking/orderMemory.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { GoTo, ReloadPage } from '../ports/navigation.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import { credentialsRefused } from '../session/credentialsRefused.ts'
import type { Credentials } from '../session/customer.port.ts'
import { type AskedFares, type AskForFaresNeeds, makeAskForFares } from './askForFares.ts'
import {
  addressFieldClicked,
  estimateClicked,
  estimateSucceeded,
  marketingLead,
  unregisteredLead,
} from './fareEvents.ts'
import {
  addressFieldOpened,
  enquiryRejected,
  estimateRequested,
  type FareFormState,
  fareFormSettled,
  quoted,
  quotingFailed,
  quotingStarted,
} from './fareForm.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'
import { estimateShown } from './fareResults.slice.ts'
import { makeOpenResults } from './openResults.ts'

export type FareEstimateNeeds<State> = AskForFaresNeeds & {
  readonly limits: Limits
  readonly memory: FareMemory
  readonly orderMemory: OrderMemory
  readonly goTo: GoTo
  readonly reloadPage: ReloadPage
  readonly mintRequestId: MintRequestId
  readonly selectFareForm: (state: State) => FareFormState
  readonly selectAsker: (state: State) => Asker
  /** Of a customer; null for a guest. */
  readonly selectCredentials: (state: State) => Credentials | null
}

/**
 * From a filled form to the page that shows its fares (spec 1 §4, fare-estimate submit). The form is
 * kept whatever happens; a second submit while one runs is not one.
 */
export const makeFareEstimateSaga = <State>(needs: FareEstimateNeeds<State>) => {
  const { market, limits, memory, track } = needs
  const askForFares = makeAskForFares(needs)
  const openResults = makeOpenResults(needs)
  const goToOrderReview = makeGoToOrderReview({ ...needs, memory: needs.orderMemory })

  function* reloadLater(form: FareForm) {
    // A memory that never answers must not hold the reload up.
    yield* fork(memory.keepDraft(form))
    yield* delay(limits.captchaReloadDelay)
    needs.reloadPage()
  }

  function* finish(enquiry: FareEnquiry, asked: AskedFares) {
    const about = { market, category: enquiry.category }
    yield* put(estimateShown(asked.estimate))
    for (const event of estimateSucceeded(about)) track(event)
    for (const event of marketingLead(market, enquiry)) track(event)
    if (asked.quote.callback.leadEntryCreated) track(unregisteredLead(about))
    yield* put(quoted())
    yield* leave(enquiry, asked)
    yield* put(fareFormSettled())
  }

  function* leave(enquiry: FareEnquiry, { estimate, link, page, quote }: AskedFares) {
    if (enquiry.asker === 'customer' && market.bookingFlow) {
      yield* goToOrderReview(draftOfEnquiry(market.twoWheelerId)(enquiry, estimate, null))
      return
    }
    yield* openResults(resultsLink(link)(enquiry, page, quote.callback, estimate.token))
  }

  function* estimate() {
    const { form, requestId } = yield* select(needs.selectFareForm)
    const asker = yield* select(needs.selectAsker)
    const credentials = yield* select(needs.selectCredentials)
    const { input } = form
    const parsed = parseFareEnquiry(market)(asker)(input)
    if (E.isLeft(parsed)) return yield* put(enquiryRejected())
    const enquiry = parsed.right
    const context: CallContext = {
      requestId: requestId ?? needs.mintRequestId(),
      region: market.region,
      locale: market.locale,
      ...(credentials === null ? {} : { credentials }),
    }
    yield* put(quotingStarted(context.requestId))
    track(estimateClicked({ market, category: input.category }))

    const asked = yield* askForFares(enquiry, context)
    if (E.isRight(asked)) return yield* finish(enquiry, asked.right)
    const { failure, refused, isUnauthorised } = asked.left
    yield* put(quotingFailed({ failure, refused }))
    if (isUnauthorised && credentials !== null) yield* put(credentialsRefused(credentials))
    if (failure?.kind === 'CaptchaFailed') yield* reloadLater(input)
    return undefined
  }

  function* countClick({ payload: waypoint }: ReturnType<typeof addressFieldOpened>) {
    const { form } = yield* select(needs.selectFareForm)
    track(addressFieldClicked(waypoint)({ market, category: form.input.category }))
  }

  return function* fareEstimateSaga() {
    const { form } = yield* select(needs.selectFareForm)
    // Begun anew after a crash: nobody answers the submit that was on its way.
    if (form.phase.status === 'submitting') {
      yield* put(quotingFailed({ failure: { kind: 'FormRefused', message: null }, refused: [] }))
    }
    yield* takeEvery(addressFieldOpened.match, countClick)
    yield* takeLeading(estimateRequested.match, estimate)
  }
}
