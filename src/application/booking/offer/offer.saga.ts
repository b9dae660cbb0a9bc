import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { actionChannel, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import type { Market } from '../../../domain/market/market.ts'
import { type LoadContentNeeds, makeLoadContent } from '../../fare/loadContent.ts'
import { askThroughOutage } from '../../flow/askThroughOutage.ts'
import { connectionReturned } from '../../flow/connectionReturned.ts'
import { flowCrashed } from '../../flow/flowCrashed.ts'
import { tellFault } from '../../flow/tellFault.ts'
import { callContext } from '../../ports/call.ts'
import type { MintRequestId } from '../../ports/requestId.port.ts'
import type { LoadServiceArea } from '../area/loadServiceArea.port.ts'
import { makeRegionOfOrder, type OrderRegionNeeds } from '../area/orderRegion.ts'
import {
  draftChanged,
  draftOpened,
  type OrderReviewState,
  reviewAgainRequested,
} from '../order/orderReview.slice.ts'
import { lastIntent, type PlacingState } from '../order/placing.slice.ts'
import type { LoadGoodsTypes } from './loadGoodsTypes.port.ts'
import {
  type AreaState,
  areaFailed,
  areaLoaded,
  areaLoading,
  areaWanted,
  faresWanted,
  type GoodsState,
  goodsFailed,
  goodsLoaded,
  goodsLoading,
  type OfferFailure,
  type OfferState,
  offerRetryRequested,
} from './offer.slice.ts'

/** What loading the service area and the goods types needs. */
export type OfferNeeds<State> = LoadContentNeeds<State> &
  OrderRegionNeeds & {
    readonly market: Pick<Market, 'region'>
    readonly loadServiceArea: LoadServiceArea
    readonly loadGoodsTypes: LoadGoodsTypes
    readonly mintRequestId: MintRequestId
    readonly selectOrderReview: (state: State) => OrderReviewState
    readonly selectOffer: (state: State) => OfferState
    readonly selectPlacing: (state: State) => PlacingState
  }

const isUnreached = (part: AreaState | GoodsState): boolean =>
  part.status === 'failed' && part.error.kind === 'Unreachable'

/**
 * Whether the connection may have kept fares from coming. The captcha and the call for the token fail in words of their
 * own if they break off before the browser knows that it is offline.
 */
const mayBeUnreached = ({ kind }: OfferFailure): boolean =>
  kind === 'Unreachable' || kind === 'TokenUnavailable' || kind === 'CaptchaFailed'

/** Loads what the customer can choose from: the service area and the goods types of the order (spec 1 §4). */
export const makeOfferSaga = <State>(needs: OfferNeeds<State>) => {
  const { market, limits } = needs
  const loadContent = makeLoadContent(needs)
  const regionOf = makeRegionOfOrder(needs)

  function* askArea(geoRegionId: number) {
    const context = callContext(market)(needs.mintRequestId())
    const loaded = yield* askThroughOutage(limits.requestDeadline, () =>
      needs.loadServiceArea(geoRegionId, context),
    )
    tellFault(needs.report, 'BOOKING', loaded, 'area: ')
    yield* put(
      E.isRight(loaded)
        ? areaLoaded({ geoRegionId, area: loaded.right })
        : areaFailed({ geoRegionId, error: loaded.left }),
    )
  }

  function* loadArea(action: Action) {
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing') return
    const geoRegionId = areaWanted.match(action) ? action.payload : regionOf(review.draft)
    const { area } = yield* select(needs.selectOffer)
    const isAsked = area.status !== 'idle' && area.geoRegionId === geoRegionId
    // An area that failed is loaded again on request, not with every change of the draft.
    if (isAsked && (area.status !== 'failed' || !areaWanted.match(action))) return
    yield* put(areaLoading(geoRegionId))
    yield* fork(askArea, geoRegionId)
  }

  /** One after the other: opening an order causes several of these actions, and one request is enough. */
  function* loadAreas() {
    const actions = yield* actionChannel([areaWanted.type, draftChanged.type])
    for (;;) yield* loadArea(yield* take(actions))
  }

  function* wantArea() {
    const review = yield* select(needs.selectOrderReview)
    if (review.status === 'reviewing') yield* put(areaWanted(regionOf(review.draft)))
  }

  function* loadGoods() {
    const { goods } = yield* select(needs.selectOffer)
    if (goods.status === 'loaded' || goods.status === 'loading') return
    yield* put(goodsLoading())
    const loaded = yield* askThroughOutage(limits.requestDeadline, () =>
      needs.loadGoodsTypes(market.locale),
    )
    tellFault(needs.report, 'BOOKING', loaded, 'goods: ')
    yield* put(E.isRight(loaded) ? goodsLoaded(loaded.right) : goodsFailed(loaded.left))
  }

  function* begin() {
    const placing = yield* select(needs.selectPlacing)
    // A confirmation offers no choice.
    if (placing.status === 'placed') return
    // First what nobody can book without: a port for the rest that throws ends this.
    yield* wantArea()
    const { fares } = yield* select(needs.selectOffer)
    // If the fares failed while the page opened, the page says so and does not try again by itself.
    if (fares.status !== 'failed') yield* put(faresWanted('opened'))
    yield* fork(loadGoods)
    yield* fork(loadContent)
  }

  function* retry() {
    const { area, goods } = yield* select(needs.selectOffer)
    if (area.status === 'failed') yield* wantArea()
    if (goods.status === 'failed') yield* fork(loadGoods)
  }

  /** Asks again for what an outage kept from loading. A service that answered would refuse again. */
  function* tryUnreachedAgain() {
    const review = yield* select(needs.selectOrderReview)
    const placing = yield* select(needs.selectPlacing)
    if (review.status !== 'reviewing' || placing.status === 'placed') return
    const { area, goods, fares } = yield* select(needs.selectOffer)
    if (isUnreached(area)) yield* wantArea()
    if (fares.status === 'failed' && mayBeUnreached(fares.failure)) {
      yield* put(faresWanted('opened'))
    }
    // Goods that turn out to be unknown are cleared, which would make another order of one that was sent.
    if (isUnreached(goods) && lastIntent(placing) === null) yield* fork(loadGoods)
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
    yield* takeEvery(connectionReturned.match, tryUnreachedAgain)
  }
}
