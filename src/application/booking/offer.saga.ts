import { either as E } from 'fp-ts'
import { actionChannel, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { withoutQuote } from '../../domain/booking/editedStop.ts'
import { goodsTypeOf } from '../../domain/booking/goodsType.ts'
import { stillChosen } from '../../domain/booking/vehicleChoice.ts'
import { withGoods, withKnownGoods } from '../../domain/booking/withGoods.ts'
import type { Market } from '../../domain/market/market.ts'
import { type LoadContentNeeds, makeLoadContent } from '../fare/loadContent.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { tellFault } from '../flow/tellFault.ts'
import { within } from '../flow/within.ts'
import { callContext } from '../ports/call.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import { makeChangeDraft } from './changeDraft.ts'
import type { LoadGoodsTypes } from './loadGoodsTypes.port.ts'
import type { LoadServiceArea } from './loadServiceArea.port.ts'
import {
  areaFailed,
  areaLoaded,
  areaLoading,
  areaWanted,
  faresLoaded,
  faresWanted,
  goodsFailed,
  goodsLoaded,
  goodsLoading,
  type OfferState,
  offerRetryRequested,
} from './offer.slice.ts'
import { makeRegionOfOrder, type OrderRegionNeeds } from './orderRegion.ts'
import type { Offered } from './orderReview.selectors.ts'
import {
  categoryChosen,
  categoryRequested,
  draftChanged,
  draftOpened,
  goodsTypeChosen,
  type OrderReviewState,
  reviewAgainRequested,
  vehicleChosen,
  vehicleFoundInvalid,
} from './orderReview.slice.ts'
import { mayChange, type PlacingState } from './placing.slice.ts'

/** What loading the service area and the goods types needs. */
export type OfferNeeds<State> = LoadContentNeeds<State> &
  OrderRegionNeeds & {
    readonly market: Pick<Market, 'region'>
    readonly loadServiceArea: LoadServiceArea
    readonly loadGoodsTypes: LoadGoodsTypes
    readonly mintRequestId: MintRequestId
    readonly selectOrderReview: (state: State) => OrderReviewState
    readonly selectOffer: (state: State) => OfferState
    readonly selectOfferedVehicles: (state: State) => Offered
    readonly selectPlacing: (state: State) => PlacingState
  }

/** Loads the service area and the goods types of the order, and applies the customer's choices (spec 1 §4). */
export const makeOfferSaga = <State>(needs: OfferNeeds<State>) => {
  const { market, limits } = needs
  const loadContent = makeLoadContent(needs)
  const changeDraft = makeChangeDraft(needs)
  const regionOf = makeRegionOfOrder(needs)

  function* askArea(geoRegionId: number) {
    const context = callContext(market)(needs.mintRequestId())
    const loaded = yield* within(
      limits.requestDeadline,
      needs.loadServiceArea(geoRegionId, context),
    )
    tellFault(needs.report, 'BOOKING', loaded, 'area: ')
    yield* put(
      E.isRight(loaded)
        ? areaLoaded({ geoRegionId, area: loaded.right })
        : areaFailed({ geoRegionId, error: loaded.left }),
    )
  }

  function* loadArea(step: { readonly type: string }) {
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing') return
    const geoRegionId = areaWanted.match(step) ? step.payload : regionOf(review.draft)
    const { area } = yield* select(needs.selectOffer)
    const isAsked = area.status !== 'idle' && area.geoRegionId === geoRegionId
    // An area that failed is loaded again on request, not with every change of the draft.
    if (isAsked && (area.status !== 'failed' || !areaWanted.match(step))) return
    yield* put(areaLoading(geoRegionId))
    yield* fork(askArea, geoRegionId)
  }

  /** One after the other: opening an order causes several of these actions, and one request is enough. */
  function* loadAreas() {
    const steps = yield* actionChannel([areaWanted.type, draftChanged.type])
    for (;;) yield* loadArea(yield* take(steps))
  }

  function* wantArea() {
    const review = yield* select(needs.selectOrderReview)
    if (review.status === 'reviewing') yield* put(areaWanted(regionOf(review.draft)))
  }

  function* loadGoods() {
    const { goods } = yield* select(needs.selectOffer)
    if (goods.status === 'loaded' || goods.status === 'loading') return
    yield* put(goodsLoading())
    const loaded = yield* within(limits.requestDeadline, needs.loadGoodsTypes(market.locale))
    tellFault(needs.report, 'BOOKING', loaded, 'goods: ')
    yield* put(E.isRight(loaded) ? goodsLoaded(loaded.right) : goodsFailed(loaded.left))
  }

  function* begin() {
    const placing = yield* select(needs.selectPlacing)
    // A confirmation offers no choice.
    if (placing.status === 'placed') return
    yield* fork(loadContent)
    yield* fork(loadGoods)
    yield* wantArea()
    const { fares } = yield* select(needs.selectOffer)
    // If the fares failed while the page opened, the page says so and does not try again by itself.
    if (fares.status !== 'failed') yield* put(faresWanted('opened'))
  }

  function* retry() {
    const { area, goods } = yield* select(needs.selectOffer)
    if (area.status === 'failed') yield* wantArea()
    if (goods.status === 'failed') yield* fork(loadGoods)
  }

  /** Clears the vehicle of the draft if it is not offered for the route and the goods (spec 1 §8). */
  function* checkVehicle() {
    const review = yield* select(needs.selectOrderReview)
    const offered = yield* select(needs.selectOfferedVehicles)
    if (review.status !== 'reviewing' || offered.status !== 'offered') return
    const { vehicleId } = review.draft
    const choices = offered.vehicles.map(({ id }) => ({ vehicleId: id }))
    if (vehicleId !== null && stillChosen(choices)(vehicleId) === null) {
      yield* put(vehicleFoundInvalid())
    }
  }

  function* checkGoods({ payload: goodsTypes }: ReturnType<typeof goodsLoaded>) {
    yield* changeDraft(withKnownGoods(goodsTypes))
    yield* checkVehicle()
  }

  function* mayChoose() {
    return mayChange(yield* select(needs.selectPlacing))
  }

  function* chooseVehicle({ payload: vehicleId }: ReturnType<typeof vehicleChosen>) {
    if (!(yield* mayChoose())) return
    const offered = yield* select(needs.selectOfferedVehicles)
    // The offer may have changed just before the customer tapped the card.
    if (offered.status === 'offered' && offered.vehicles.every(({ id }) => id !== vehicleId)) return
    yield* changeDraft((draft) => ({ ...draft, vehicleId }))
  }

  function* chooseGoods({ payload: key }: ReturnType<typeof goodsTypeChosen>) {
    if (!(yield* mayChoose())) return
    const { goods } = yield* select(needs.selectOffer)
    yield* changeDraft(
      withGoods(goods.status === 'loaded' ? goodsTypeOf(goods.goodsTypes)(key) : null),
    )
  }

  function* chooseCategory({ payload: category }: ReturnType<typeof categoryRequested>) {
    if (!(yield* mayChoose())) return
    yield* put(categoryChosen(category))
    yield* changeDraft(withoutQuote)
    yield* put(faresWanted('changed'))
  }

  return function* offerSaga() {
    const { area, goods } = yield* select(needs.selectOffer)
    // After a crash, the answers to earlier requests are lost.
    if (area.status === 'loading') {
      yield* put(areaFailed({ geoRegionId: area.geoRegionId, error: flowCrashed }))
    }
    if (goods.status === 'loading') yield* put(goodsFailed(flowCrashed))
    yield* takeEvery([draftOpened.type, reviewAgainRequested.type], begin)
    yield* fork(loadAreas)
    yield* takeEvery(offerRetryRequested.match, retry)
    yield* takeEvery([faresLoaded.type, areaLoaded.type, goodsFailed.type], checkVehicle)
    yield* takeEvery(goodsLoaded.match, checkGoods)
    yield* takeEvery(goodsTypeChosen.match, chooseGoods)
    yield* takeEvery(vehicleChosen.match, chooseVehicle)
    yield* takeEvery(categoryRequested.match, chooseCategory)
  }
}
