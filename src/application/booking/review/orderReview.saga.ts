import type { Action } from '@reduxjs/toolkit'
import { put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { type OrderDraft, partOrderQuery } from '../../../domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../../domain/booking/parseOrderDraft.ts'
import { stopFormOf } from '../../../domain/booking/stopForm.ts'
import { withBooker } from '../../../domain/booking/withBooker.ts'
import { edited, newForm } from '../../../domain/form/form.ts'
import type { Link } from '../../../domain/link/link.ts'
import { within } from '../../flow/within.ts'
import { type Modal, modalClosed, modalOpened } from '../../modal/modal.slice.ts'
import { placeAccepted } from '../../place/placeAccepted.ts'
import { callContext } from '../../ports/call.ts'
import { awaitCustomer } from '../../session/awaitCustomer.ts'
import {
  credentialsOf,
  customerRecognised,
  hasLeft,
  restoringStarted,
  type Session,
} from '../../session/session.slice.ts'
import { makeRecallKept } from '../kept/changeKept.ts'
import { type KeepOrderNeeds, makeKeepOrder } from '../kept/keepOrder.ts'
import { begunOrder, type KeptOrder } from '../kept/keptOrder.ts'
import type { EstimateOfTokenNeeds } from '../offer/estimateOfToken.ts'
import { makeChangeDraft } from '../order/changeDraft.ts'
import {
  checkEnded,
  checkFailed,
  draftChanged,
  draftOpened,
  draftOpening,
  editClosed,
  editOpened,
  editSaved,
  orderDisowned,
  orderReviewClosed,
  orderReviewOpened,
  reviewAgainRequested,
  stopDiscarded,
  stopEdited,
  vehicleFoundInvalid,
} from '../order/orderReview.slice.ts'
import { ordersEnded } from '../order/ordersEnded.ts'
import { ordersReopened } from '../order/ordersReopened.ts'
import type { StopEdit } from '../order/stopEdit.ts'
import { type IsOrderOverNeeds, makeIsOrderOver } from '../placing/isOrderOver.ts'
import { makeRecallPlacing, type RecallPlacingNeeds } from '../placing/recallPlacing.ts'
import { makeRelogin, type ReloginNeeds } from '../placing/relogin.ts'
import { keptOrLinked } from './keptOrLinked.ts'
import { addressOf, makeReviewPage, type ReviewPageNeeds } from './reviewPage.ts'
import { makeRoutedDraft } from './routedDraft.ts'

/** What opening and reviewing an order needs. */
export type OrderReviewNeeds<State> = KeepOrderNeeds<State> &
  EstimateOfTokenNeeds<State> &
  ReloginNeeds<State> &
  ReviewPageNeeds<State> &
  RecallPlacingNeeds<State> &
  IsOrderOverNeeds<State> & {
    readonly selectModal: (state: State) => Modal
    readonly selectSession: (state: State) => Session
  }

/** The route without its houses; nothing if an estimate has the route. */
const unpriced = ({ fareEstimateToken, pickup, drop }: OrderDraft): Partial<OrderDraft> =>
  fareEstimateToken === null
    ? { pickup: { ...pickup, house: '' }, drop: { ...drop, house: '' } }
    : {}

const editOf = ({ edit, draft }: KeptOrder): StopEdit | null =>
  edit === null
    ? null
    : {
        waypoint: edit.waypoint,
        form: edited(edit.input)(newForm(stopFormOf(edit.waypoint)(draft))),
      }

/**
 * The order-review page. Opens an order from its link and from what this tab keeps, and keeps both in step
 * with the order (spec 1 §2).
 */
export const makeOrderReviewSaga = <State>(needs: OrderReviewNeeds<State>) => {
  const { market, limits } = needs
  const keepOrder = makeKeepOrder(needs)
  const recallKept = makeRecallKept(needs)
  const routedDraft = makeRoutedDraft(needs)
  const changeDraft = makeChangeDraft(needs)
  const relogin = makeRelogin(needs)
  const recallPlacing = makeRecallPlacing(needs)
  const isOrderOver = makeIsOrderOver(needs)
  const page = makeReviewPage(needs)

  function* keepAndFollow() {
    // In this order: a link older than the kept order still opens it, a newer one would open another order.
    yield* keepOrder()
    yield* page.follow()
  }

  /** Whether another customer is here now, confirmed or not. */
  function* isOfAnother({ customer }: Pick<KeptOrder, 'customer'>) {
    const credentials = credentialsOf(yield* select(needs.selectSession))
    return credentials !== null && customer !== null && credentials.mobile !== customer
  }

  /**
   * An order belongs to its customer. For another customer, after a login or a reload, it starts anew.
   */
  function* greet() {
    const session = yield* select(needs.selectSession)
    const review = yield* select(needs.selectOrderReview)
    const placing = yield* select(needs.selectPlacing)
    if (review.status !== 'reviewing') return
    if (yield* isOfAnother(review)) {
      yield* put(orderDisowned())
      return
    }
    // A placed order stays as it was booked, or its confirmation would be another order's after a reload.
    if (session.status !== 'customer' || placing.status === 'placed') return
    yield* changeDraft(withBooker(market)(session.customer))
  }

  function* welcome() {
    // Another customer may have come while the order was opened.
    yield* greet()
    let credentials = yield* awaitCustomer(needs.selectSession)
    if (credentials === null && (yield* select(needs.selectPlacing)).status !== 'placed') {
      if (page.isHere()) yield* relogin(null)
      return
    }
    // A confirmation asks nobody to log in, and learns of its order once somebody does.
    while (credentials === null) {
      yield* take(customerRecognised.type)
      credentials = yield* awaitCustomer(needs.selectSession)
    }
    yield* greet()
    const placing = yield* select(needs.selectPlacing)
    if (placing.status !== 'placed' || placing.isOver) return
    // A confirmation may be days old. If its order has ended since, the newest past orders need not list it.
    const { placed } = placing
    const context = callContext(market)(needs.mintRequestId(), credentials)
    if (yield* isOrderOver(placed, context)) yield* put(ordersEnded([placed.crn]))
  }

  function* show(opened: Omit<Link, 'site'>, order: KeptOrder) {
    const draft = yield* routedDraft(order.draft)
    const edit = editOf({ ...order, draft })
    const { formerToken, lastVehicleId, category, unsaved } = order
    yield* recallPlacing(order)
    const session = yield* select(needs.selectSession)
    const customer =
      order.customer ?? (session.status === 'customer' ? session.customer.mobile : null)
    const address = addressOf(opened)
    yield* put(
      draftOpened({
        address,
        customer,
        draft,
        formerToken,
        lastVehicleId,
        category,
        edit,
        unsaved: unsaved ?? { pickup: null, drop: null },
      }),
    )
    if (edit !== null) yield* put(modalOpened({ kind: 'address', waypoint: edit.waypoint }))
  }

  /**
   * Shows the order of the link alone, because the kept order belongs to another customer. A route without
   * an estimate is in no link, so it is passed on: it says where the goods go, not whose they are.
   */
  function* begin({ path, query }: Omit<Link, 'site'>, route: Partial<OrderDraft> = {}) {
    const anonymous = partOrderQuery(query).rest
    yield* within(limits.requestDeadline, needs.orderMemory.forget)
    const order = begunOrder(market)({ ...parseOrderDraft(anonymous), ...route })
    yield* show({ path, query: anonymous }, order)
  }

  function* open({ payload: opened }: ReturnType<typeof orderReviewOpened>) {
    page.open(opened)
    yield* put(draftOpening())
    const order = keptOrLinked(market)(opened.query, yield* recallKept())
    yield* (yield* isOfAnother(order)) ? begin(opened) : show(opened, order)
    yield* welcome()
  }

  function* openAnew() {
    const review = yield* select(needs.selectOrderReview)
    const present = page.present()
    if (review.status === 'absent' || present === null) return
    // Also below a login, which closes by itself.
    if ((yield* select(needs.selectModal)).kind !== 'none') yield* put(modalClosed())
    yield* put(draftOpening())
    yield* begin(present, review.status === 'reviewing' ? unpriced(review.draft) : {})
    yield* greet()
  }

  function* visit(action: Action) {
    if (orderReviewOpened.match(action)) yield* open(action)
    else if (orderReviewClosed.match(action)) page.leave()
    else yield* openAnew()
  }

  const isVisit = (action: Action): boolean =>
    orderReviewClosed.match(action) ||
    orderDisowned.match(action) ||
    hasLeft(action) ||
    page.isOpening(action)

  return function* orderReviewSaga() {
    yield* takeLatest(isVisit, visit)
    yield* takeEvery([restoringStarted.type, customerRecognised.type], greet)
    yield* takeLatest(
      [
        draftOpened.type,
        draftChanged.type,
        vehicleFoundInvalid.type,
        editOpened.type,
        editClosed.type,
        editSaved.type,
        checkEnded.type,
        checkFailed.type,
        stopDiscarded.type,
        placeAccepted.type,
        reviewAgainRequested.type,
        ordersEnded.type,
        ordersReopened.type,
        customerRecognised.type,
      ],
      keepAndFollow,
    )
    // With every letter, because a page that is being left has no time to encrypt anything.
    yield* takeLatest(stopEdited.type, keepOrder)
    // After a crash, an order that was being opened has to be opened again.
    const { status } = yield* select(needs.selectOrderReview)
    const present = page.present()
    if (status === 'opening' && present !== null) {
      page.leave()
      yield* put(orderReviewOpened({ path: present.path, query: present.query }))
    }
  }
}
