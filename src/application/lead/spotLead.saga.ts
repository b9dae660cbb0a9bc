import { either as E } from 'fp-ts'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { type CityNames, cityOfPlace } from '../../domain/city/cityOfPlace.ts'
import { userCity } from '../../domain/city/userCity.ts'
import { citiesIn, type Site } from '../../domain/content/site.ts'
import { readRefusal } from '../../domain/fare/fareRefusal.ts'
import { isGoingOn, type RefusedField } from '../../domain/form/form.ts'
import { type LeadEnquiry, type LeadForm, parseLead } from '../../domain/lead/leadForm.ts'
import { leadLink } from '../../domain/lead/leadLink.ts'
import type { Limits } from '../../domain/limits.ts'
import type { City } from '../../domain/market/city.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { refusedWaypoint } from '../../domain/place/refusedWaypoint.ts'
import { cityRemembered } from '../city/cityRemembered.ts'
import type { RememberCity } from '../city/rememberCity.port.ts'
import { cityPicked } from '../city/userCity.slice.ts'
import { unregisteredLead } from '../fare/fareEvents.ts'
import type { FareMemory } from '../fare/fareMemory.port.ts'
import { makeOpenResults } from '../fare/openResults.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { stillOn } from '../flow/stillHere.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { askWithin } from '../flow/within.ts'
import { makeSubmitRoute, type SubmitRouteNeeds } from '../form/submitRoute.ts'
import type { Track } from '../ports/analytics.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { GoTo, ReadLink } from '../ports/navigation.port.ts'
import type { PageFacts } from '../ports/page.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CredentialStore } from '../session/credentials.port.ts'
import { endRefusedSession } from '../session/endRefusedSession.ts'
import { makeWithNewerLogin } from '../session/withNewerLogin.ts'
import { makeFormCategory } from './formCategory.ts'
import type { LeadFailure } from './leadFailure.ts'
import { makeReopenRefused, type ReopenRefusedNeeds } from './reopenRefused.ts'
import type { LeadCallError, RequestSpotCallback } from './requestSpotCallback.port.ts'
import type { RequestSpotRedirect } from './requestSpotRedirect.port.ts'
import {
  leadAbandoned,
  leadFailed,
  leadOpened,
  leadRejected,
  leadRequested,
  leadSettled,
  leadStarted,
  leadTaken,
  type SpotLead,
} from './spotLead.slice.ts'

/** What the lead form's flow needs. */
export type SpotLeadNeeds<State> = SubmitRouteNeeds<State> &
  ReopenRefusedNeeds<State> & {
    readonly limits: Pick<Limits, 'cityReach'> & Pick<TimeLimits, 'requestDeadline'>
    readonly site: Site
    readonly cityNames: CityNames
    readonly requestSpotCallback: RequestSpotCallback
    readonly requestSpotRedirect: RequestSpotRedirect
    readonly credentials: Pick<CredentialStore, 'read'>
    readonly rememberCity: RememberCity
    readonly memory: { readonly params: Pick<FareMemory['params'], 'keep'> }
    readonly readLink: ReadLink
    readonly goTo: GoTo
    readonly track: Track
    readonly report: ReportProblem
    readonly selectSpotLead: (state: State) => SpotLead
  }

type Sent = {
  readonly page: PageFacts
  readonly enquiry: LeadEnquiry
  readonly geoRegionId: number
  readonly context: CallContext
}

/**
 * Takes a filled form to a lead, and the visitor to where the service sends them (spec 2 §4, §7). The form
 * keeps its input whatever happens. A second submit while one runs is ignored.
 */
export const makeSpotLeadSaga = <State>(needs: SpotLeadNeeds<State>) => {
  const { market, limits, report } = needs
  const cityOf = cityOfPlace(citiesIn(needs.site)(market.locale), needs.cityNames, limits.cityReach)
  const openResults = makeOpenResults(needs)
  const reopenRefused = makeReopenRefused(needs)
  const formCategory = makeFormCategory(needs)
  const withNewerLogin = makeWithNewerLogin(needs.credentials)

  /** Whether the visitor has picked a city since the submit. */
  let isCityPicked = false

  // Given up while the browser leaves, and sent again as it was, a request is no second lead.
  let counted: string | undefined

  const count = ({ enquiry: { category }, context: { requestId } }: Sent) => {
    if (counted === requestId) return
    counted = requestId
    needs.track(unregisteredLead({ market, category }))
  }

  /** Whether the visitor is still on the page of the submit. They are not led away from any other. */
  const isAwaited = ({ page }: Sent): boolean => stillOn(needs.readPage, page)

  function* fail(
    failure: LeadFailure | null,
    refused: ReadonlyArray<RefusedField<LeadForm>> = [],
    reopened: Waypoint | null = null,
  ) {
    yield* put(leadFailed({ failure, refused, reopened }))
  }

  function* failCall(error: LeadCallError, sent: Sent) {
    const { credentials } = sent.context
    if (error.kind !== 'FormRefused') {
      tellFault(report, 'LEAD', E.left(error))
      yield* fail(error)
      yield* endRefusedSession(error, credentials)
      return
    }
    const { fields: refused } = error
    const reopened = isAwaited(sent) ? refusedWaypoint(refused) : null
    const asker = credentials === undefined ? 'guest' : 'customer'
    const { failure, isWordless } = readRefusal(asker)(error.message, refused)
    if (isWordless) report({ tag: 'LEAD', about: 'refused without a word' })
    yield* fail(failure, refused, reopened)
  }

  /**
   * Why a lead that was taken fails after all; null if it does not. A confirmation that gets no answer is no
   * reason: the lead exists, and the visitor would only be delayed.
   */
  function* refuted({ enquiry, geoRegionId, context }: Sent) {
    const confirmed = yield* askWithin(limits.requestDeadline, (abandonment) =>
      withNewerLogin(
        context,
        (as) => needs.requestSpotRedirect(enquiry, geoRegionId, as),
        abandonment,
      ),
    )
    if (E.isRight(confirmed)) return confirmed.right ? null : 'unconfirmed'
    if (confirmed.left.kind === 'FormRefused') return confirmed.left
    tellFault(report, 'LEAD', confirmed, 'confirmation: ')
    yield* endRefusedSession(confirmed.left, context.credentials)
    return null
  }

  function* send(sent: Sent, city: City | null) {
    const { enquiry, geoRegionId, context } = sent
    const taken = yield* askWithin(limits.requestDeadline, (abandonment) =>
      withNewerLogin(
        context,
        (as) => needs.requestSpotCallback(enquiry, geoRegionId, as),
        abandonment,
      ),
    )
    if (E.isLeft(taken)) return yield* failCall(taken.left, sent)
    const refutation = yield* refuted(sent)
    if (refutation === 'unconfirmed') {
      report({ tag: 'LEAD', about: 'LeadUnconfirmed' })
      return yield* fail({ kind: 'LeadUnconfirmed' })
    }
    if (refutation !== null) return yield* failCall(refutation, sent)

    const { callback, redirectUrl } = taken.right
    // What the visitor picked themselves is newer than the lead.
    if (city !== null && !isCityPicked) {
      needs.rememberCity(userCity(city))
      yield* put(cityRemembered(userCity(city)))
    }
    const link = needs.readLink(redirectUrl)
    if (E.isLeft(link)) {
      report({ tag: 'LINK_REFUSED', about: 'redirect_url' })
      return yield* fail({ kind: 'LinkRefused' })
    }
    // Only after the last step that may fail: a lead that is sent again must be counted once.
    if (callback.sendUnregisteredEvent) count(sent)
    yield* put(leadTaken())
    if (isAwaited(sent)) {
      yield* openResults(leadLink(link.right)(enquiry, geoRegionId, callback))
    }
    return yield* put(leadSettled())
  }

  const submitRoute = makeSubmitRoute({
    ...needs,
    selectForm: (state: State) => {
      const lead = needs.selectSpotLead(state)
      return lead.status === 'filling' ? lead : null
    },
    parse: parseLead,
    rejected: leadRejected,
    started: leadStarted,
    abandoned: leadAbandoned,
    *send(enquiry, context, page) {
      const city = cityOf(enquiry.route.pickup)
      const geoRegionId = city?.geoRegionId ?? market.country.defaultGeoRegionId
      yield* send({ page, enquiry, geoRegionId, context }, city)
    },
  })

  function* submit({ payload: category }: ReturnType<typeof leadRequested>) {
    isCityPicked = false
    const isUnsettled = yield* select(needs.selectIsUnsettled)
    if (category !== undefined && !isUnsettled) yield* formCategory.claim(category)
    yield* submitRoute()
  }

  return function* spotLeadSaga() {
    yield* takeLatest(leadOpened.match, formCategory.open)
    yield* takeLatest(leadFailed.match, reopenRefused)
    yield* takeLeading(leadRequested.match, submit)
    yield* takeEvery(cityPicked.match, () => {
      isCityPicked = true
    })
    const lead = yield* select(needs.selectSpotLead)
    // Restarted after a crash: the submit that was running will get no answer, or not lead on.
    if (lead.status === 'filling' && isGoingOn(lead.form)) {
      yield* fail(flowCrashed)
      yield* formCategory.catchUp()
    }
  }
}
