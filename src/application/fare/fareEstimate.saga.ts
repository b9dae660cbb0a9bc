import { either as E } from 'fp-ts'
import { delay, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { parseAttribution } from '../../domain/attribution/attribution.ts'
import type { Asker, FareEnquiry, FareForm } from '../../domain/fare/fareForm.ts'
import { parseFareEnquiry } from '../../domain/fare/fareForm.ts'
import { geoRegionOf, orderReviewLink, resultsLink } from '../../domain/fare/fareLink.ts'
import { type FarePage, fareQuery } from '../../domain/fare/fareQuery.ts'
import type { FareQuote } from '../../domain/fare/fareQuote.ts'
import { refusedFields } from '../../domain/fare/fareRefusal.ts'
import { categoryToken } from '../../domain/fare/serviceCategory.ts'
import type { Link } from '../../domain/link/link.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Limits } from '../../domain/market/limits.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Track } from '../ports/analytics.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { SolveCaptcha } from '../ports/captcha.port.ts'
import type { Now } from '../ports/clock.port.ts'
import type { GoTo, ReadLink, ReloadPage } from '../ports/navigation.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import { within } from '../ports/within.ts'
import type { Credentials } from '../session/customer.port.ts'
import {
  addressFieldClicked,
  estimateClicked,
  estimateSucceeded,
  unregisteredLead,
  validationRefused,
  validationSucceeded,
} from './fareEvents.ts'
import type { FareFailure } from './fareFailure.ts'
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
import type { IssueFareToken, IssueFareTokenError } from './issueFareToken.port.ts'
import { makeOpenResults } from './openResults.ts'
import type { QuoteFare, QuoteFareError } from './quoteFare.port.ts'

export type FareEstimateNeeds<State> = {
  readonly market: Market
  readonly brandName: string
  readonly limits: Limits
  /** Whether order review can be gone to; where it cannot, everybody goes to the results. */
  readonly orderReviewOpen: boolean
  /** The query of the page that the visit began on: it says where the visitor came from. */
  readonly landing: Query
  readonly quoteFare: QuoteFare
  readonly issueFareToken: IssueFareToken
  readonly solveCaptcha: SolveCaptcha
  readonly memory: FareMemory
  readonly readLink: ReadLink
  readonly goTo: GoTo
  readonly reloadPage: ReloadPage
  readonly readPage: ReadPage
  readonly now: Now
  readonly mintRequestId: MintRequestId
  readonly track: Track
  readonly report: ReportProblem
  readonly selectFareForm: (state: State) => FareFormState
  readonly selectAsker: (state: State) => Asker
  /** Of a customer; null for a guest. */
  readonly selectCredentials: (state: State) => Credentials | null
}

const tokenFailure = (error: IssueFareTokenError): FareFailure => {
  if (error.kind === 'TokenRefused') return error
  // Whatever the status, the service's own words say more than ours.
  return error.kind === 'NetworkError' && error.message !== null
    ? { kind: 'TokenRefused', message: error.message }
    : { kind: 'TokenUnavailable' }
}

/**
 * From a filled form to the page that shows its fares (spec 1 §4, fare-estimate submit). The form is
 * kept whatever happens; a second submit while one runs is not one.
 */
export const makeFareEstimateSaga = <State>(needs: FareEstimateNeeds<State>) => {
  const { market, limits, memory, track, report } = needs
  const openResults = makeOpenResults(needs)

  function* fail(failure: FareFailure | null, refused: ReturnType<typeof refusedFields> = []) {
    yield* put(quotingFailed({ failure, refused }))
  }

  function* failCaptcha(form: FareForm) {
    report({ tag: 'CAPTCHA', about: 'CaptchaFailed' })
    yield* fail({ kind: 'CaptchaFailed' })
    // A memory that never answers must not hold the reload up.
    yield* fork(memory.keepDraft(form))
    yield* delay(limits.captchaReloadDelay)
    needs.reloadPage()
  }

  function* failQuote(error: QuoteFareError, form: FareForm) {
    if (error.kind !== 'FormRefused') {
      report({ tag: 'FARE_ESTIMATE', about: error.kind })
      return yield* fail(error)
    }
    track(validationRefused({ market, category: form.category }))
    const refused = refusedFields(error.refusal)
    const message = error.refusal.formError
    if (message !== null) return yield* fail({ kind: 'FormRefused', message }, refused)
    if (refused.length > 0) return yield* fail(null, refused)
    report({ tag: 'FARE_ESTIMATE', about: 'refused without a word' })
    return yield* fail({ kind: 'FormRefused', message: null })
  }

  function* finish(
    link: Link,
    enquiry: FareEnquiry,
    page: FarePage,
    quote: FareQuote,
    token: string,
    geoRegionId: number,
  ) {
    const about = { market, category: enquiry.category }
    yield* put(
      estimateShown({
        token,
        from: enquiry.route.pickup,
        to: enquiry.route.drop,
        geoRegionId,
        vehicles: quote.vehicles,
        quotedAt: needs.now(),
      }),
    )
    for (const event of estimateSucceeded(about)) track(event)
    if (quote.callback.leadEntryCreated) track(unregisteredLead(about))
    yield* put(quoted())
    yield* leave(link, enquiry, page, quote, token)
    yield* put(fareFormSettled())
  }

  function* leave(
    link: Link,
    enquiry: FareEnquiry,
    page: FarePage,
    quote: FareQuote,
    token: string,
  ) {
    if (enquiry.asker === 'customer' && market.bookingFlow && needs.orderReviewOpen) {
      needs.goTo(orderReviewLink(market.locale)(enquiry, token))
      return
    }
    yield* openResults(resultsLink(link)(enquiry, page, quote.callback, token))
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

    const captcha = yield* within(limits.captchaDeadline, needs.solveCaptcha)
    if (E.isLeft(captcha)) return yield* failCaptcha(input)

    const { url, isDeviceMobile } = needs.readPage()
    const page: FarePage = {
      brand: needs.brandName,
      isDeviceMobile,
      sourceUrl: url,
      attribution: parseAttribution(needs.landing)(categoryToken(input.category)),
    }
    const query = fareQuery(page)(enquiry)
    const quote = yield* within(
      limits.requestDeadline,
      needs.quoteFare(query, captcha.right, context),
    )
    if (E.isLeft(quote)) return yield* failQuote(quote.left, input)
    track(validationSucceeded({ market, category: input.category }))

    const link = needs.readLink(quote.right.url)
    if (E.isLeft(link)) {
      report({ tag: 'LINK_REFUSED', about: 'fare_estimate_url' })
      return yield* fail({ kind: 'LinkRefused' })
    }
    const geoRegionId = geoRegionOf(market.country.defaultGeoRegionId)(link.right.query)
    const token = yield* within(
      limits.requestDeadline,
      needs.issueFareToken(query, geoRegionId, context),
    )
    if (E.isLeft(token)) {
      report({ tag: 'FARE_ESTIMATE', about: token.left.kind })
      return yield* fail(tokenFailure(token.left))
    }
    return yield* finish(link.right, enquiry, page, quote.right, token.right, geoRegionId)
  }

  function* countClick({ payload: waypoint }: ReturnType<typeof addressFieldOpened>) {
    const { form } = yield* select(needs.selectFareForm)
    track(addressFieldClicked(waypoint)({ market, category: form.input.category }))
  }

  return function* fareEstimateSaga() {
    const { form } = yield* select(needs.selectFareForm)
    // Begun anew after a crash: nobody answers the submit that was on its way.
    if (form.phase.status === 'submitting') yield* fail({ kind: 'FormRefused', message: null })
    yield* takeEvery(addressFieldOpened.match, countClick)
    yield* takeLeading(estimateRequested.match, estimate)
  }
}
