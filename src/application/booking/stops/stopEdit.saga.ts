import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import {
  call,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga'
import { withEditedStop } from '../../../domain/booking/editedStop.ts'
import { asLinked } from '../../../domain/booking/parseOrderDraft.ts'
import { checkServed, type ServiceBounds } from '../../../domain/booking/serviceabilityCheck.ts'
import { type NamedStop, parseStopForm, stopFormOf } from '../../../domain/booking/stopForm.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import { isSamePoint } from '../../../domain/place/coordinates.ts'
import type { FlowCrashed } from '../../flow/flowCrashed.ts'
import { isRetryOf, modalClosed, modalOpened } from '../../modal/modal.slice.ts'
import { type LocationPicker, pickerClosed } from '../../place/locationPicker.slice.ts'
import type { LoadServiceAreaError } from '../area/loadServiceArea.port.ts'
import { makeRegionOfOrder, type OrderRegionNeeds } from '../area/orderRegion.ts'
import {
  areaFailed,
  areaLoaded,
  areaWanted,
  faresWanted,
  type OfferState,
} from '../offer/offer.slice.ts'
import { makeChangeDraft } from '../order/changeDraft.ts'
import {
  checkEnded,
  checkFailed,
  checkStarted,
  draftOpening,
  editClosed,
  editOpened,
  editSaved,
  type OrderReviewState,
  orderReviewClosed,
  saveRejected,
  stopDiscarded,
  stopEditRequested,
  stopSaveRequested,
} from '../order/orderReview.slice.ts'
import { mayChange, type PlacingState } from '../order/placing.slice.ts'
import type { StopEdit, StopFailure } from '../order/stopEdit.ts'

/** What editing an end of the route needs. */
export type StopEditNeeds<State> = OrderRegionNeeds & {
  readonly selectOrderReview: (state: State) => OrderReviewState
  readonly selectOffer: (state: State) => OfferState
  readonly selectPlacing: (state: State) => PlacingState
  readonly selectPicker: (state: State) => LocationPicker
}

/**
 * Edits one end of the route and the person there (spec 2 §4). A point outside the city's area is not
 * saved. Closing the modal abandons the check. What was entered is kept for the next edit of the end.
 */
export const makeStopEditSaga = <State>(needs: StopEditNeeds<State>) => {
  const { market } = needs
  const changeDraft = makeChangeDraft(needs)
  const regionOf = makeRegionOfOrder(needs)

  function* present(): SagaGenerator<StopEdit | null> {
    const review = yield* select(needs.selectOrderReview)
    return review.status === 'reviewing' ? review.edit : null
  }

  function* mayEdit() {
    return mayChange(yield* select(needs.selectPlacing))
  }

  /** Continues an open edit of the same end, to which the error modal leads back. */
  function* open({ payload: waypoint }: ReturnType<typeof stopEditRequested>) {
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing' || !(yield* mayEdit())) return
    if (review.edit?.waypoint !== waypoint) {
      yield* put(editOpened({ waypoint, initial: stopFormOf(waypoint)(review.draft) }))
    }
    yield* put(modalOpened({ kind: 'address', waypoint }))
  }

  /**
   * The polygons of the city that the order belongs to with the new end, loaded if necessary. Fares that arrive
   * meanwhile may change the city. Null once the order is no longer under review.
   */
  function* bounds(
    waypoint: Waypoint,
    { stop, party }: NamedStop,
  ): SagaGenerator<E.Either<LoadServiceAreaError | FlowCrashed, ServiceBounds> | null> {
    let asked: number | null = null
    for (;;) {
      const review = yield* select(needs.selectOrderReview)
      if (review.status !== 'reviewing') return null
      const geoRegionId = regionOf(withEditedStop(waypoint, stop, party)(review.draft))
      const { area } = yield* select(needs.selectOffer)
      const isOfCity = area.status !== 'idle' && area.geoRegionId === geoRegionId
      if (isOfCity && area.status === 'loaded') return E.right(area.area.bounds)
      const hasFailed = isOfCity && area.status === 'failed'
      // An area that failed before is loaded once more.
      if (hasFailed && asked === geoRegionId) return E.left(area.error)
      // If the draft changes meanwhile, the area of its new city is loaded instead.
      if (!isOfCity || hasFailed) yield* put(areaWanted(geoRegionId))
      asked = geoRegionId
      yield* take([areaLoaded.type, areaFailed.type])
    }
  }

  function* accept(waypoint: Waypoint, { stop, party }: NamedStop) {
    // The customer booked during the check: that order has the former end.
    if (!(yield* mayEdit())) {
      yield* put(checkEnded())
      return
    }
    const before = yield* select(needs.selectOrderReview)
    yield* changeDraft((draft) => asLinked(withEditedStop(waypoint, stop, party)(draft)))
    yield* put(editSaved())
    const review = yield* select(needs.selectOrderReview)
    const { fares } = yield* select(needs.selectOffer)
    const isMoved =
      before.status === 'reviewing' && !isSamePoint(before.draft[waypoint].location, stop.location)
    const isUnpriced = review.status === 'reviewing' && review.draft.fareEstimateToken === null
    // Fares that are loading for the same points go on: they may be about to replace expired ones, and say so.
    if (isUnpriced && (isMoved || fares.status !== 'loading')) yield* put(faresWanted('changed'))
    // Last, because `modalClosed` abandons the check, which includes this.
    yield* put(modalClosed())
  }

  function* fail(failure: StopFailure) {
    yield* put(checkFailed(failure))
    yield* put(modalOpened({ kind: 'error', failed: 'stop' }))
  }

  function* check(waypoint: Waypoint, named: NamedStop) {
    const area = yield* bounds(waypoint, named)
    if (area === null) return
    if (E.isLeft(area)) {
      yield* fail(area.left)
      return
    }
    const served = checkServed(area.right)(waypoint, named.stop.location)
    if (E.isLeft(served)) yield* fail(served.left)
    else yield* accept(waypoint, named)
  }

  function* isPicking() {
    const picker = yield* select(needs.selectPicker)
    return picker.status !== 'closed' && picker.owner === 'order'
  }

  function* save() {
    const edit = yield* present()
    // While the map is open, its place is not confirmed, and the form has the former address.
    if (edit === null || !(yield* mayEdit()) || (yield* isPicking())) return
    const named = parseStopForm(market)(edit.form.input)
    if (E.isLeft(named)) {
      yield* put(saveRejected())
      return
    }
    yield* put(checkStarted())
    yield* race({
      checked: call(check, edit.waypoint, named.right),
      // Also once another end, or another order, is opened.
      abandoned: take([
        modalClosed.type,
        orderReviewClosed.type,
        draftOpening.type,
        editOpened.type,
      ]),
    })
  }

  /** Returns to the open edit and checks it again. */
  function* retry() {
    const edit = yield* present()
    if (edit === null) return
    yield* put(modalOpened({ kind: 'address', waypoint: edit.waypoint }))
    yield* save()
  }

  /** Closes the map; a place that was not confirmed is dropped. */
  function* stopPicking() {
    if (yield* isPicking()) yield* put(pickerClosed())
  }

  function* close() {
    yield* stopPicking()
    if ((yield* present()) !== null) yield* put(editClosed())
  }

  return function* stopEditSaga() {
    // After a crash, the result of the check is lost.
    if ((yield* present())?.form.phase.status === 'submitting') yield* put(checkEnded())
    yield* takeEvery(stopEditRequested.match, open)
    // The check under way goes on.
    yield* takeLeading([stopSaveRequested.match, isRetryOf('stop')], function* (action: Action) {
      yield* stopSaveRequested.match(action) ? save() : retry()
    })
    yield* takeEvery(stopDiscarded.match, stopPicking)
    yield* takeEvery(modalClosed.match, close)
  }
}
