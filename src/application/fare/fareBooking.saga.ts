import { call, cancelled, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { draftOfEstimate } from '../../domain/booking/orderDraft.ts'
import { knownContact } from '../../domain/fare/contact.ts'
import type { FareForm } from '../../domain/fare/fareForm.ts'
import { contactInLink } from '../../domain/fare/fareLink.ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import type { Market } from '../../domain/market/market.ts'
import { continuedBy } from '../booking/kept/keptOrder.ts'
import { oneAtATime } from '../booking/kept/oneAtATime.ts'
import {
  type GoToOrderReviewNeeds,
  makeGoToOrderReview,
} from '../booking/review/goToOrderReview.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { stillHere } from '../flow/stillHere.ts'
import { awaitCustomer } from '../session/awaitCustomer.ts'
import { knownBy } from '../session/known.ts'
import { loginFollowed } from '../session/loginFollowed.ts'
import { loginWanted } from '../session/loginWanted.slice.ts'
import type { Session } from '../session/session.slice.ts'
import { takeLatestOfVisitor } from '../session/takeLatestOfVisitor.ts'
import type { FareFormState } from './fareForm.slice.ts'
import type { FareMemory } from './fareMemory.port.ts'
import {
  bookingAwaited,
  bookingRequested,
  estimateShown,
  type FareResultsState,
  recallEnded,
  recallStarted,
  resultsFailed,
} from './fareResults.slice.ts'
import { makeRecallLinked } from './recallLinked.ts'

/** What booking from the results page needs. */
export type FareBookingNeeds<State> = GoToOrderReviewNeeds & {
  readonly market: Pick<Market, 'locale' | 'bookingFlow' | 'country'>
  readonly memory: { readonly params: Pick<FareMemory['params'], 'recall'> }
  readonly selectFareForm: (state: State) => FareFormState
  readonly selectFareResults: (state: State) => FareResultsState
  readonly selectSession: (state: State) => Session
}

type BookedVehicle = ReturnType<typeof bookingRequested>['payload']

/** After these actions the page no longer shows the estimate that it showed before. */
const otherEstimate = [recallStarted.type, estimateShown.type, resultsFailed.type]

/** Leads from a vehicle of the shown estimate to order review. A guest logs in first (spec 1 §2, §4). */
export const makeFareBookingSaga = <State>(needs: FareBookingNeeds<State>) => {
  const goToOrderReview = makeGoToOrderReview(needs)
  const recallLinked = makeRecallLinked(needs)

  /** The contact given for the fare. After a reload of the results it is what was taken out of their URL. */
  function* recallContact({ name, mobile, requirement }: FareForm, token: string) {
    const linked = contactInLink(yield* recallLinked(token))
    return knownBy({
      name: name || linked.name,
      mobile: mobile || linked.mobile,
      requirement: requirement || linked.requirement,
    })
  }

  function* bookOf(estimate: FareEstimate, vehicle: BookedVehicle) {
    const isHere = stillHere(needs.readPage)
    yield* awaitCustomer(needs.selectSession)
    const { form } = yield* select(needs.selectFareForm)
    const contact = yield* recallContact(form.input, estimate.token)
    // A customer who moved on meanwhile is not brought back.
    if (!isHere()) return
    const session = yield* select(needs.selectSession)
    if (session.status !== 'customer') {
      const followUp = { kind: 'bookVehicle', vehicleId: vehicle.vehicleId } as const
      yield* put(loginWanted({ start: { checksExistence: false, followUp }, known: contact }))
      // It loads while the customer logs in.
      void needs.loadOrderReview?.()
      return
    }
    const { customer } = session
    const name = customer.name === '' ? contact.name : customer.name
    const sender = knownContact(needs.market)({ ...customer, name })
    const draft = draftOfEstimate(sender)(estimate, vehicle.vehicleId)
    yield* oneAtATime(needs.orderMemory, function* () {
      if (isHere()) yield* goToOrderReview(draft, continuedBy(draft))
    })
  }

  /** After a reload, a login may end before the estimate is recalled that it is to book from. */
  function* awaitEstimate() {
    const { results } = yield* select(needs.selectFareResults)
    if (results.status !== 'recalling') return
    yield* take([recallEnded.type, estimateShown.type, resultsFailed.type])
  }

  function* book({ payload }: ReturnType<typeof bookingRequested>) {
    const isHere = stillHere(needs.readPage)
    yield* awaitEstimate()
    const { results } = yield* select(needs.selectFareResults)
    if (!needs.market.bookingFlow || results.status !== 'shown' || !isHere()) return
    yield* put(bookingAwaited(payload.vehicleId))
    let isCrashed = true
    try {
      // `isHere` cannot tell a customer who moved on to another estimate: its page has the same path.
      yield* race({ gone: call(bookOf, results.estimate, payload), left: take(otherEstimate) })
      isCrashed = false
    } finally {
      // After a crash it stays: the restarted flow tells by it what failed.
      if (!isCrashed || (yield* cancelled())) yield* put(bookingAwaited(null))
    }
  }

  return function* fareBookingSaga() {
    const { results } = yield* select(needs.selectFareResults)
    // Restarted after a crash: the booking that was awaited leads nowhere.
    if (results.status === 'shown' && results.bookedVehicleId !== null) {
      yield* put(resultsFailed(flowCrashed))
    }
    // The customer wants the vehicle that they tapped last.
    yield* takeLatestOfVisitor(bookingRequested.match, book)
    yield* takeEvery(loginFollowed.match, function* ({ payload }) {
      if (payload.kind === 'bookVehicle')
        yield* put(bookingRequested({ vehicleId: payload.vehicleId }))
    })
  }
}
