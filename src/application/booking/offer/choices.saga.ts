import { put, select, takeEvery } from 'typed-redux-saga'
import { withoutQuote } from '../../../domain/booking/editedStop.ts'
import { goodsTypeOf } from '../../../domain/booking/goodsType.ts'
import { stillChosen } from '../../../domain/booking/vehicleChoice.ts'
import { withGoods, withKnownGoods } from '../../../domain/booking/withGoods.ts'
import { makeChangeDraft } from '../order/changeDraft.ts'
import {
  categoryChosen,
  categoryRequested,
  goodsTypeChosen,
  type OrderReviewState,
  vehicleChosen,
  vehicleFoundInvalid,
} from '../order/orderReview.slice.ts'
import { mayChange, type PlacingState } from '../order/placing.slice.ts'
import type { Offered } from './offer.selectors.ts'
import {
  areaLoaded,
  faresLoaded,
  faresWanted,
  goodsFailed,
  goodsLoaded,
  type OfferState,
} from './offer.slice.ts'

/** What choosing from the offer needs. */
export type ChoicesNeeds<State> = {
  readonly selectOrderReview: (state: State) => OrderReviewState
  readonly selectOffer: (state: State) => OfferState
  readonly selectOfferedVehicles: (state: State) => Offered
  readonly selectPlacing: (state: State) => PlacingState
}

/** Whether vehicles are offered, and this one is not among them. */
const isUnoffered = (offered: Offered, vehicleId: number): boolean =>
  offered.status === 'offered' &&
  stillChosen(offered.vehicles.map(({ id }) => ({ vehicleId: id })))(vehicleId) === null

/** Applies the customer's choices from the offer, and clears those that are not offered (spec 1 §4). */
export const makeChoicesSaga = <State>(needs: ChoicesNeeds<State>) => {
  const changeDraft = makeChangeDraft(needs)

  /** Clears the vehicle of the draft if it is not offered for the route and the goods (spec 1 §8). */
  function* checkVehicle() {
    const review = yield* select(needs.selectOrderReview)
    const offered = yield* select(needs.selectOfferedVehicles)
    if (review.status !== 'reviewing') return
    const { vehicleId } = review.draft
    if (vehicleId !== null && isUnoffered(offered, vehicleId)) yield* put(vehicleFoundInvalid())
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
    if (isUnoffered(offered, vehicleId)) return
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

  return function* choicesSaga() {
    yield* takeEvery([faresLoaded.type, areaLoaded.type, goodsFailed.type], checkVehicle)
    yield* takeEvery(goodsLoaded.match, checkGoods)
    yield* takeEvery(goodsTypeChosen.match, chooseGoods)
    yield* takeEvery(vehicleChosen.match, chooseVehicle)
    yield* takeEvery(categoryRequested.match, chooseCategory)
  }
}
