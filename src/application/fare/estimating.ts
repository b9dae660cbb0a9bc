import { either as E, type taskEither as TE } from 'fp-ts'
import { call, fork, put } from 'typed-redux-saga'
import { draftOfEnquiry } from '../../domain/booking/orderDraft.ts'
import { fareDraft } from '../../domain/fare/fareDraft.ts'
import type { FareEnquiry, FareForm } from '../../domain/fare/fareForm.ts'
import { resultsLink } from '../../domain/fare/fareLink.ts'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import { isWithin } from '../../domain/link/isWithin.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import {
  type GoToOrderReviewNeeds,
  makeGoToOrderReview,
} from '../booking/review/goToOrderReview.ts'
import { pause } from '../flow/pause.ts'
import { stillHere, stillOn } from '../flow/stillHere.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { CallContext } from '../ports/call.ts'
import type { ReadLink, ReloadPage } from '../ports/navigation.port.ts'
import type { PageFacts } from '../ports/page.port.ts'
import type { CredentialStore } from '../session/credentials.port.ts'
import { endRefusedSession } from '../session/endRefusedSession.ts'
import { requirementNamed } from '../session/session.slice.ts'
import {
  type AskedFares,
  type AskForFaresNeeds,
  ignoreFaresUrl,
  makeAskForFares,
} from './askForFares.ts'
import {
  addressFieldClicked,
  estimateClicked,
  estimateSucceeded,
  marketingLead,
  unregisteredLead,
} from './fareEvents.ts'
import { fareFormSettled, quoted, quotingFailed } from './fareForm.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'
import { estimateShown } from './fareResults.slice.ts'
import { makeOpenResults } from './openResults.ts'

/** What the flow after a valid submit needs. */
export type EstimatingNeeds = AskForFaresNeeds &
  GoToOrderReviewNeeds & {
    readonly limits: Pick<TimeLimits, 'captchaReloadDelay'>
    readonly memory: FareMemory
    readonly credentials: CredentialStore
    readonly readLink: ReadLink
    readonly reloadPage: ReloadPage
    /**
     * Whether another document may open without leaving this page, as in a form on a partner's page. Defaults to
     * false.
     */
    readonly mayStay?: boolean | undefined
    /**
     * Loads the screen that shows the fares, unless it is here from the start. That screen reports a failure itself.
     */
    readonly loadResults?: TE.TaskEither<unknown, unknown> | undefined
  }

/** An enquiry, and the page that it was submitted on. */
type Sent = { readonly enquiry: FareEnquiry; readonly page: PageFacts }

/**
 * What follows a valid submit: the calls, the events, and the way to the page that shows the fares
 * (spec 1 §4). It is not needed before the customer uses the form, so it may load later than the form.
 *
 * @example
 * const estimating = makeEstimating(needs)
 * estimating.countClick('pickup', 'trucks')
 * events // → ['Pickup Field Click']
 */
export const makeEstimating = (needs: EstimatingNeeds) => {
  const { loadOrderReview, ...others } = needs
  const { market, limits, memory, credentials, track } = needs
  const askForFares = makeAskForFares(needs)
  const openResults = makeOpenResults(needs)
  // Without the loader: `finish` waits for the page together with the fares.
  const goToOrderReview = makeGoToOrderReview(others)

  /** Remembers a customer's requirement, and stores it unless the browser now keeps another customer. */
  function* nameRequirement(
    { contact: { requirement } }: FareEnquiry,
    { credentials: own }: CallContext,
  ) {
    if (own === undefined) return
    yield* put(requirementNamed(requirement))
    const kept = credentials.read()
    // By the number: a login in another tab has replaced the token, and the fares came for the newer one.
    if (kept?.mobile === own.mobile && kept.requirement !== requirement) {
      credentials.keep({ ...kept, requirement })
    }
  }

  /** A customer goes to order review, not to the service's page of fares (spec 1 §4, step 5). */
  const goesToReview = ({ asker }: FareEnquiry): boolean =>
    asker === 'customer' && market.bookingFlow

  // Given up while its screen loads, and sent again as it was, a request makes no second lead.
  let counted: string | undefined

  const count = (enquiry: FareEnquiry, { requestId }: CallContext, { quote }: AskedFares) => {
    if (counted === requestId) return
    counted = requestId
    const about = { market, category: enquiry.category }
    const events = [...estimateSucceeded(about), ...marketingLead(market, enquiry)]
    for (const event of events) track(event)
    if (quote.callback.leadEntryCreated) track(unregisteredLead(about))
  }

  function* finish(
    { enquiry, page }: Sent,
    asked: AskedFares,
    screen: Promise<E.Either<unknown, unknown>> | undefined,
  ) {
    // Another document loads its own scripts, and a customer who has moved on needs none.
    const leaves = asked.link !== null && !isWithin(market.locale)(asked.link)
    if (screen !== undefined && !leaves && stillOn(needs.readPage, page)) {
      yield* within(limits.requestDeadline, () => screen)
    }
    // The form stays busy while the browser leaves for another document.
    if (!leaves) yield* put(quoted())
    // A customer who moved on to another page meanwhile is not brought back.
    if (stillOn(needs.readPage, page)) {
      yield* put(estimateShown(asked.estimate))
      yield* goToFares(enquiry, asked)
    }
    if (leaves) yield* put(quoted())
    yield* put(fareFormSettled())
  }

  /** Takes the customer to order review, or to the page that shows the fares. */
  function* goToFares(enquiry: FareEnquiry, { estimate, link, page, quote }: AskedFares) {
    if (link === null) {
      yield* goToOrderReview(draftOfEnquiry(market.twoWheelerId)(enquiry, estimate))
      return
    }
    yield* openResults(resultsLink(link)(enquiry, page, quote.callback, estimate.token))
  }

  return {
    /** Counts that the customer tapped an address field, or used it by keyboard. */
    countClick: (waypoint: Waypoint, category: ServiceCategory): void => {
      track(addressFieldClicked(waypoint)({ market, category }))
    },
    /**
     * Takes the form that was submitted on a page to its fares, or shows why there are none. Once the fares have
     * come, a requirement that the customer chose is remembered; a default is not (spec 1 §4).
     */
    *estimate(
      enquiry: FareEnquiry,
      context: CallContext,
      page: PageFacts,
      chosen: Pick<FareForm, 'requirement'>,
    ) {
      track(estimateClicked({ market, category: enquiry.category }))
      const toReview = goesToReview(enquiry)
      // Loads together with the fares, because there is no screen to show between the form and the next page.
      const screen = (toReview ? loadOrderReview : needs.loadResults)?.()
      const readFaresUrl = toReview ? ignoreFaresUrl : needs.readLink
      const asked = yield* askForFares(enquiry, context, page, readFaresUrl)
      if (E.isRight(asked)) {
        if (enquiry.contact.requirement === chosen.requirement)
          yield* nameRequirement(enquiry, context)
        count(enquiry, context, asked.right)
        yield* finish({ enquiry, page }, asked.right, screen)
        return
      }
      yield* put(quotingFailed(asked.left))
      yield* endRefusedSession(asked.left.failure, context.credentials)
    },
    /** Reloads the page after a failed captcha, to get a new one (spec 1 §4). */
    *reloadLater(form: FareForm) {
      const isHere = stillHere(needs.readPage)
      // A store that never answers must not delay the reload.
      yield* fork(memory.draft.keep(fareDraft(needs)(form)))
      yield* pause(limits.captchaReloadDelay)
      if (isHere()) yield* call(needs.reloadPage)
    },
  }
}

/** The part of the fare form that loads when it is used, as `makeEstimating` makes it. */
export type Estimating = ReturnType<typeof makeEstimating>
