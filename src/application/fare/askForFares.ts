import { either as E } from 'fp-ts'
import type { SagaGenerator } from 'typed-redux-saga'
import { parseAttribution } from '../../domain/attribution/attribution.ts'
import type { FareEnquiry, FareForm } from '../../domain/fare/fareForm.ts'
import { geoRegionOf } from '../../domain/fare/fareLink.ts'
import type { FarePage } from '../../domain/fare/farePage.ts'
import type { FareEstimate, FareQuote } from '../../domain/fare/fareQuote.ts'
import { readRefusal } from '../../domain/fare/fareRefusal.ts'
import { categoryToken } from '../../domain/fare/serviceCategory.ts'
import type { RefusedField } from '../../domain/form/form.ts'
import type { Link, LinkError } from '../../domain/link/link.ts'
import type { Query } from '../../domain/link/query.ts'
import { queryIn } from '../../domain/link/queryIn.ts'
import type { Market } from '../../domain/market/market.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { askWithin, within } from '../flow/within.ts'
import type { Track } from '../ports/analytics.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { SolveCaptcha } from '../ports/captcha.port.ts'
import type { Now } from '../ports/clock.port.ts'
import type { PageFacts } from '../ports/page.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CredentialStore } from '../session/credentials.port.ts'
import { makeWithNewerLogin } from '../session/withNewerLogin.ts'
import { validationRefused, validationSucceeded } from './fareEvents.ts'
import type { FareFailure } from './fareFailure.ts'
import type { IssueFareToken, IssueFareTokenError } from './issueFareToken.port.ts'
import type { QuoteFare, QuoteFareError } from './quoteFare.port.ts'

/** What asking for fares needs. */
export type AskForFaresNeeds = {
  readonly market: Market
  readonly brandName: string
  readonly limits: Pick<TimeLimits, 'captchaDeadline' | 'requestDeadline'>
  /** The query of the page that the visit began on. It says where the visitor came from. */
  readonly landing: Query
  readonly quoteFare: QuoteFare
  readonly issueFareToken: IssueFareToken
  readonly solveCaptcha: SolveCaptcha
  readonly credentials: Pick<CredentialStore, 'read'>
  readonly now: Now
  readonly track: Track
  readonly report: ReportProblem
}

/** Reads the URL where the service would show the fares; null if the customer does not go there. */
type ReadFaresUrl = (url: string) => E.Either<LinkError, Link | null>

/** Accepts any URL, because the customer does not go there. */
export const ignoreFaresUrl: ReadFaresUrl = () => E.right(null)

/** Fares that came, and where they lead. */
export type AskedFares = {
  readonly estimate: FareEstimate
  readonly quote: FareQuote
  readonly link: Link | null
  readonly page: FarePage
}

/** Why there are no fares, whatever they failed at. `failure` is null if the service refused only fields. */
export type NoFares = {
  readonly failure: FareFailure | null
  readonly refused: ReadonlyArray<RefusedField<FareForm>>
}

const noFares = (
  failure: FareFailure | null,
  refused: NoFares['refused'] = [],
): E.Either<NoFares, never> => E.left({ failure, refused })

const tokenFailure = (error: IssueFareTokenError): FareFailure => {
  if (error.kind === 'TokenRefused' || error.kind === 'AuthenticationFailed') return error
  // Our own text asks to refresh the page, which needs the connection that is missing.
  if (error.kind === 'Unreachable' && error.because === 'offline') return error
  // The service's own message says more than ours, for whatever reason it refused.
  return error.kind === 'NetworkError' && error.message !== null
    ? { kind: 'TokenRefused', message: error.message }
    : { kind: 'TokenUnavailable' }
}

/**
 * Asks for the fares of an enquiry: the captcha, the validator, and the secure call for the token
 * (spec 1 §4, steps 3 and 4), for the page that they were asked for on. Tells the operators of what
 * customers cannot mend.
 */
export const makeAskForFares = (needs: AskForFaresNeeds) => {
  const { market, limits, track, report } = needs
  const withNewerLogin = makeWithNewerLogin(needs.credentials)

  // Not `tellFault`: it takes a 401 for the end of a session, and a guest has none.
  const tell = (error: QuoteFareError | IssueFareTokenError) => {
    const isFault = 'because' in error ? error.because !== 'offline' : error.kind === 'TokenRefused'
    if (isFault) report({ tag: 'FARE_ESTIMATE', about: error.kind })
  }

  const quoteFailed = (error: QuoteFareError, enquiry: FareEnquiry) => {
    if (error.kind !== 'FormRefused') {
      tell(error)
      return noFares(error)
    }
    track(validationRefused({ market, category: enquiry.category }))
    const { message, fields: refused } = error
    const { failure, isWordless } = readRefusal(enquiry.asker)(message, refused)
    if (isWordless) report({ tag: 'FARE_ESTIMATE', about: 'refused without a word' })
    return noFares(failure, refused)
  }

  return function* askForFares(
    enquiry: FareEnquiry,
    context: CallContext,
    { url, isDeviceMobile }: PageFacts,
    readFaresUrl: ReadFaresUrl,
  ): SagaGenerator<E.Either<NoFares, AskedFares>> {
    const captcha = yield* within(limits.captchaDeadline, needs.solveCaptcha)
    if (E.isLeft(captcha)) {
      const { left } = captcha
      // A reload, as after `CaptchaFailed`, needs the connection that is missing.
      if (left.kind === 'Unreachable' && left.because === 'offline') return noFares(left)
      report({ tag: 'CAPTCHA', about: 'CaptchaFailed' })
      return noFares({ kind: 'CaptchaFailed' })
    }
    const { category, route } = enquiry
    const page: FarePage = {
      brand: needs.brandName,
      isDeviceMobile,
      sourceUrl: url,
      attribution: parseAttribution(needs.landing)(categoryToken(category)),
    }
    const quote = yield* askWithin(limits.requestDeadline, (abandonment) =>
      withNewerLogin(
        context,
        (as) => needs.quoteFare(enquiry, page, captcha.right, as),
        abandonment,
      ),
    )
    if (E.isLeft(quote)) return quoteFailed(quote.left, enquiry)
    track(validationSucceeded({ market, category }))

    const link = readFaresUrl(quote.right.url)
    if (E.isLeft(link)) {
      report({ tag: 'LINK_REFUSED', about: 'fare_estimate_url' })
      return noFares(link.left)
    }
    // The URL is only read here, not followed, so its region counts even if the URL is not allowed.
    const geoRegionId = geoRegionOf(market.country.defaultGeoRegionId)(queryIn(quote.right.url))
    const token = yield* askWithin(limits.requestDeadline, (abandonment) =>
      withNewerLogin(
        context,
        (as) => needs.issueFareToken(enquiry, page, geoRegionId, as),
        abandonment,
      ),
    )
    if (E.isLeft(token)) {
      tell(token.left)
      return noFares(tokenFailure(token.left))
    }
    const estimate: FareEstimate = {
      token: token.right,
      pickup: route.pickup,
      drop: route.drop,
      geoRegionId,
      vehicles: quote.right.vehicles,
      quotedAt: needs.now(),
    }
    return E.right({ estimate, quote: quote.right, link: link.right, page })
  }
}
