import { describe, expect, it } from '@jest/globals'
import {
  areaFailed,
  areaLoaded,
  areaLoading,
  goodsLoading,
  offerReducer,
} from '../../../src/application/booking/offer/offer.slice.ts'
import type { BookingIntent } from '../../../src/application/booking/order/bookingIntent.ts'
import {
  bookingTried,
  categoryChosen,
  checkEnded,
  checkStarted,
  draftChanged,
  draftOpened,
  draftOpening,
  editClosed,
  editOpened,
  editSaved,
  orderReviewClosed,
  orderReviewReducer,
  reviewAgainRequested,
  saveRejected,
  stopDiscarded,
  stopEdited,
  stopFieldLeft,
  vehicleFoundInvalid,
} from '../../../src/application/booking/order/orderReview.slice.ts'
import { ordersEnded } from '../../../src/application/booking/order/ordersEnded.ts'
import type { PlaceOrderError } from '../../../src/application/booking/order/placeOrder.port.ts'
import {
  intentRecalled,
  isBooking,
  lastIntent,
  orderPlaced,
  placedRecalled,
  placingAwaited,
  placingCalledOff,
  placingFailed,
  placingReducer,
  placingStarted,
} from '../../../src/application/booking/order/placing.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { stopFormOf } from '../../../src/domain/booking/stopForm.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { asha } from '../../support/account.ts'
import { placedOrder, serviceArea, trackableOrder, wholeDraft } from '../../support/booking.ts'
import { koramangala, whitefield } from '../../support/places.ts'
import { cameTo, changing } from '../../support/reducedStates.ts'
import { orderPath } from '../../support/visitOrder.ts'

const offline = { kind: 'Unreachable', because: 'offline' } as const

describe('what an order is offered', () => {
  it('is idle before anything is requested, and shows that its goods are loading', () => {
    const idle = { status: 'idle' }
    expect(cameTo(offerReducer)).toEqual({ area: idle, fares: idle, goods: idle })
    expect(cameTo(offerReducer, goodsLoading())).toEqual({
      area: idle,
      fares: idle,
      goods: { status: 'loading' },
    })
  })
})

describe('the city of an order', () => {
  const areas = {
    unknown: cameTo(offerReducer),
    'asked for': cameTo(offerReducer, areaLoading(3)),
    'another asked for': cameTo(offerReducer, areaLoading(4)),
    known: cameTo(offerReducer, areaLoading(3), areaLoaded({ geoRegionId: 3, area: serviceArea })),
    failed: cameTo(offerReducer, areaLoading(3), areaFailed({ geoRegionId: 3, error: offline })),
  }

  it.each([
    areaLoaded({ geoRegionId: 3, area: serviceArea }),
    areaFailed({ geoRegionId: 3, error: offline }),
  ])('is loaded, or fails to load, only for the region that was asked for: %j', (event) => {
    expect(changing(offerReducer, areas)(event)).toEqual(['asked for'])
  })
})

describe('an order under review', () => {
  const opened = draftOpened({
    address: { path: orderPath, rest: [] },
    customer: null,
    draft: wholeDraft,
    formerToken: null,
    lastVehicleId: null,
    category: null,
    edit: null,
    unsaved: { pickup: null, drop: null },
  })
  const editing = [
    opened,
    editOpened({ waypoint: 'pickup', initial: stopFormOf('pickup')(wholeDraft) }),
  ]
  const reviews = {
    absent: cameTo(orderReviewReducer),
    opening: cameTo(orderReviewReducer, draftOpening()),
    reviewing: cameTo(orderReviewReducer, opened),
    editing: cameTo(orderReviewReducer, ...editing),
    unsaved: cameTo(orderReviewReducer, ...editing, stopEdited({ address: noAddress, house: '7' })),
    checking: cameTo(orderReviewReducer, ...editing, checkStarted()),
    tried: cameTo(orderReviewReducer, opened, bookingTried()),
  }
  const open = ['editing', 'unsaved']
  const edited = [...open, 'checking']
  const there = ['reviewing', ...edited, 'tried']

  it.each([
    [draftChanged({ vehicleId: 2 }), there],
    [vehicleFoundInvalid(), there],
    [categoryChosen('two-wheeler'), there],
    [bookingTried(), ['reviewing', ...edited]],
    [editOpened({ waypoint: 'drop', initial: stopFormOf('drop')(wholeDraft) }), there],
    [editClosed(), edited],
    [editSaved(), edited],
    [reviewAgainRequested(), ['tried']],
    [stopEdited({ house: '12' }), open],
    [stopDiscarded(), ['unsaved']],
    [stopFieldLeft('name'), edited],
    [saveRejected(), open],
    [checkStarted(), open],
    [checkEnded(), ['checking']],
    [placeAccepted({ owner: 'order', waypoint: 'pickup', place: koramangala }), open],
    [placeAccepted({ owner: 'order', waypoint: 'drop', place: koramangala }), []],
    [placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }), []],
    [orderReviewClosed(), ['opening', ...there]],
  ])('changes on %j only in the states that it concerns', (event, names) => {
    expect(changing(orderReviewReducer, reviews)(event)).toEqual(names)
  })

  it('has a state for being opened, before there is a draft', () => {
    expect(reviews.opening).toEqual({ status: 'opening' })
  })

  it('can be edited again once its check has ended; an unchecked edit stays as it is', () => {
    const checked = orderReviewReducer(reviews.checking, checkEnded())
    expect(checked).toMatchObject({ edit: { form: { phase: { status: 'untouched' } } } })
    expect(orderReviewReducer(reviews.editing, checkEnded())).toEqual(reviews.editing)
  })

  it('does not count as tried when it is reviewed again', () => {
    const tried = orderReviewReducer(reviews.reviewing, bookingTried())
    expect(tried).toMatchObject({ tried: true })
    expect(orderReviewReducer(tried, reviewAgainRequested())).toEqual(reviews.reviewing)
  })

  const changed = (...changes: ReadonlyArray<Partial<typeof wholeDraft>>) =>
    cameTo(orderReviewReducer, opened, ...changes.map((change) => draftChanged(change)))

  it('remembers the previous token and the vehicle that was chosen last', () => {
    expect(changed({ vehicleId: null })).toMatchObject({ formerToken: null, lastVehicleId: 1 })
    expect(changed({ fareEstimateToken: 'token-2' })).toMatchObject({ formerToken: 'token-1' })
    expect(
      changed({ fareEstimateToken: 'token-2' }, { fareEstimateToken: null }, { vehicleId: 2 }),
    ).toMatchObject({ formerToken: 'token-2', lastVehicleId: 2 })
    expect(
      changed(
        { fareEstimateToken: 'token-2' },
        { fareEstimateToken: null },
        { fareEstimateToken: 'token-3' },
      ),
    ).toMatchObject({ formerToken: 'token-2' })
  })

  it('has an invalid vehicle until another one is chosen', () => {
    const invalid = cameTo(orderReviewReducer, opened, vehicleFoundInvalid())
    expect(invalid).toMatchObject({ vehicleInvalid: true, draft: { vehicleId: null } })
    expect(orderReviewReducer(invalid, draftChanged({ goodsType: 'documents' }))).toMatchObject({
      vehicleInvalid: true,
    })
    expect(orderReviewReducer(invalid, draftChanged({ vehicleId: 2 }))).toMatchObject({
      vehicleInvalid: false,
      draft: { vehicleId: 2 },
    })
  })
})

describe('the booking of an order', () => {
  const intent: BookingIntent = {
    order: {
      ...wholeDraft,
      pickup: { ...wholeDraft.pickup, location: koramangala.location },
      drop: { ...wholeDraft.drop, location: whitefield.location },
      vehicleId: 1,
    },
    vehicle: { name: 'Tata Ace', fare: { value: 368.5, currency: 'INR' } },
    customer: asha.mobile,
    requestId: 'request-1',
    crn: null,
  }
  const named = { ...intent, crn: placedOrder.crn }
  /** After the service said that it booked nothing. */
  const denied = { ...intent, isRefused: true }
  const started = placingStarted(intent)
  const refused = (...parts: ReadonlyArray<'pickup' | 'drop' | 'vehicleId'>): PlaceOrderError => ({
    kind: 'OrderRefused',
    message: 'No such order',
    unserved: ['pickup'],
    parts: parts.map((part) => ({ part, message: `Not this ${part}` })),
  })
  const placings = {
    nothing: cameTo(placingReducer),
    sent: cameTo(placingReducer, intentRecalled(named)),
    awaited: cameTo(placingReducer, intentRecalled(named), placingAwaited()),
    placing: cameTo(placingReducer, placingStarted(named)),
    failed: cameTo(placingReducer, placingStarted(named), placingFailed(offline)),
    unbelieved: cameTo(placingReducer, started, placingFailed({ kind: 'AuthenticationFailed' })),
    refused: cameTo(placingReducer, started, placingFailed(refused('pickup', 'vehicleId'))),
    placed: cameTo(placingReducer, started, orderPlaced(trackableOrder)),
    recalled: cameTo(placingReducer, placedRecalled({ intent: named, placed: trackableOrder })),
  }

  it.each([
    [orderPlaced(trackableOrder), ['placing']],
    [placingFailed(offline), ['placing']],
    [draftChanged({ goodsType: 'documents' }), ['failed', 'unbelieved', 'refused']],
    [reviewAgainRequested(), ['placed', 'recalled']],
    [orderReviewClosed(), ['failed', 'unbelieved', 'refused']],
    [customerRecognised(asha), ['unbelieved']],
    [ordersEnded([placedOrder.crn]), ['sent', 'awaited', 'failed', 'placed', 'recalled']],
    [placingCalledOff(), ['awaited']],
    [ordersEnded(['CRN9']), []],
  ])('changes on %j only in the states that wait for it', (event, names) => {
    expect(changing(placingReducer, placings)(event)).toEqual(names)
  })

  it('keeps what was said of the parts that were not changed', () => {
    const state = placingReducer(placings.refused, draftChanged({ vehicleId: 2 }))
    expect(state).toEqual({
      status: 'failed',
      intent: denied,
      error: { ...refused('pickup'), message: 'Not this pickup' },
    })
    expect(placingReducer(state, draftChanged({ pickup: wholeDraft.pickup }))).toEqual({
      status: 'idle',
      last: denied,
    })
    expect(placingReducer(placings.unbelieved, draftChanged({ vehicleId: 2 }))).toEqual({
      status: 'idle',
      last: intent,
    })
  })

  it.each([
    ['pickup', { pickup: wholeDraft.pickup }],
    ['drop', { drop: wholeDraft.drop }],
    ['sender', { sender: wholeDraft.sender }],
    ['receiver', { receiver: wholeDraft.receiver }],
    ['vehicleId', { vehicleId: 2 }],
    ['goodsType', { goodsType: 'documents' }],
  ] as const)('drops a refusal of the %s once that is changed', (part, change) => {
    const error: PlaceOrderError = {
      kind: 'OrderRefused',
      message: null,
      unserved: [],
      parts: [{ part, message: 'No' }],
    }
    const state = cameTo(placingReducer, started, placingFailed(error), draftChanged(change))
    expect(state).toEqual({ status: 'idle', last: denied })
  })

  it.each<PlaceOrderError>([
    { kind: 'EstimateExpired' },
    {
      kind: 'OrderRefused',
      message: 'No',
      unserved: [],
      parts: [
        { part: 'vehicleId', message: 'No' },
        { part: 'fareEstimateToken', message: 'No' },
      ],
    },
  ])(
    'stays refused for its fares until the customer edits it, and new fares are no edit: %j',
    (error) => {
      const renewal = draftChanged({ fareEstimateToken: 'token-2' })
      const renewed = cameTo(placingReducer, started, placingFailed(error), renewal)
      expect(renewed).toEqual({ status: 'failed', intent: denied, error })
      for (const change of [{ vehicleId: 2 }, { vehicleId: 2, fareEstimateToken: null }]) {
        expect(placingReducer(renewed, draftChanged(change))).toEqual({
          status: 'idle',
          last: denied,
        })
      }
    },
  )

  it('keeps its other refusals when new fares arrive', () => {
    const error: PlaceOrderError = {
      kind: 'OrderRefused',
      message: 'Not today',
      unserved: [],
      parts: [{ part: 'vehicleId', message: 'Not today' }],
    }
    const renewal = draftChanged({ fareEstimateToken: 'token-2' })
    expect(cameTo(placingReducer, started, placingFailed(error), renewal)).toEqual({
      status: 'failed',
      intent: denied,
      error,
    })
  })

  it('shows the message of the remaining parts when new fares arrive for another reason', () => {
    const error: PlaceOrderError = {
      kind: 'OrderRefused',
      message: 'Blocked',
      unserved: ['drop'],
      parts: [{ part: 'vehicleId', message: 'Not today' }],
    }
    const renewal = draftChanged({ fareEstimateToken: 'token-2' })
    expect(cameTo(placingReducer, started, placingFailed(error), renewal)).toEqual({
      status: 'failed',
      intent: denied,
      error: { ...error, message: 'Not today' },
    })
  })

  it('forgets a failure that did not concern its fares when new fares arrive', () => {
    const renewal = draftChanged({ fareEstimateToken: 'token-2' })
    const failed = placingFailed({ kind: 'AuthenticationFailed' })
    expect(cameTo(placingReducer, started, failed, renewal)).toEqual({
      status: 'idle',
      last: intent,
    })
  })

  it('counts as under way from the moment that it waits for its customer', () => {
    const underWay = Object.entries(placings).filter(([, state]) => isBooking(state))
    expect(underWay.map(([name]) => name)).toEqual(['awaited', 'placing'])
  })

  it('still waits for its customer when an earlier order has ended', () => {
    expect(placingReducer(placings.awaited, ordersEnded([placedOrder.crn]))).toEqual({
      status: 'awaiting',
      last: null,
    })
  })

  it('becomes another order once the earlier one has ended', () => {
    const last = (event: Parameters<typeof placingReducer>[1]) =>
      Object.values(placings).map((state) => lastIntent(placingReducer(state, event)))
    expect(last(ordersEnded(['CRN9', placedOrder.crn]))).toEqual([
      null,
      null,
      null,
      named,
      null,
      intent,
      denied,
      null,
      null,
    ])
    const ended = placingReducer(placings.placed, ordersEnded([placedOrder.crn]))
    expect(ended).toEqual({ status: 'placed', intent: named, placed: trackableOrder, isOver: true })
    expect(placingReducer(ended, reviewAgainRequested())).toEqual({ status: 'idle', last: null })
    expect(placingReducer(placings.placed, reviewAgainRequested())).toEqual({
      status: 'idle',
      last: named,
    })
  })
})
