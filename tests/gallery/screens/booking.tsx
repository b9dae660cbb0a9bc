import { taskEither as TE } from 'fp-ts'
import {
  bookingActionRequested,
  goodsTypeChosen,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
} from '../../../src/application/booking/order/orderReview.slice.ts'
import { ordersEnded } from '../../../src/application/booking/order/ordersEnded.ts'
import type { PlaceOrderError } from '../../../src/application/booking/order/placeOrder.port.ts'
import { modalClosed, modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { restoringStarted } from '../../../src/application/session/session.slice.ts'
import { type OrderDraft, orderDraftLink } from '../../../src/domain/booking/orderDraft.ts'
import type { TripError } from '../../../src/domain/booking/tripError.ts'
import { formatLink } from '../../../src/domain/link/link.ts'
import type { Market } from '../../../src/domain/market/market.ts'
import type { Waypoint } from '../../../src/domain/place/address.ts'
import { OrderReviewPage } from '../../../src/ui/booking/OrderReviewPage.tsx'
import { makeCredentialMemory } from '../../support/account.ts'
import { mysuru, trackableOrder } from '../../support/booking.ts'
import { quote } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import { koramangala } from '../../support/places.ts'
import { nothingKept } from '../../support/world.ts'
import type { Group, Setting, State } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep, customerIn, estimateIn, longPlace, mobileIn } from './samples.ts'

const page = framed(<OrderReviewPage />)

const draftIn = (market: Market): OrderDraft => ({
  sender: { name: 'Asha Rao', mobile: mobileIn(market) },
  receiver: { name: 'Kiran Rao', mobile: mobileIn(market) },
  pickup: {
    landmark: koramangala.landmark,
    location: koramangala.location,
    house: '12, 2nd floor',
  },
  drop: { landmark: longPlace.landmark, location: longPlace.location, house: '' },
  vehicleId: 1,
  goodsType: null,
  fareEstimateToken: 'token-1',
  geoRegionId: 4,
})

type Ports = NonNullable<Setting['ports']>

const reviewed = (
  market: Market,
  change: Partial<OrderDraft> = {},
  happens: NonNullable<Setting['happens']> = [],
  ports: Ports = {},
): Setting => ({
  screen: page,
  // The path is already prefixed by the locale.
  path: formatLink(orderDraftLink(market.locale)({ ...draftIn(market), ...change })).slice(
    market.locale.length + 1,
  ),
  happens,
  ports: {
    credentials: makeCredentialMemory({
      authToken: customerIn(market).authToken,
      mobile: mobileIn(market),
    }),
    recallEstimate: () => TE.right(estimateIn(market)),
    ...ports,
  },
})

const placing = (name: string, title: string, error: PlaceOrderError): State => ({
  name: `order-${name}`,
  title,
  setting: ({ market }) =>
    reviewed(market, {}, [bookingActionRequested()], { placeOrder: () => TE.left(error) }),
})

const nowhere = { landmark: '', location: null, house: '' }

const failedBy = (name: string, title: string, error: PlaceOrderError): State =>
  placing(`error-${name}`, `The error modal: ${title}`, error)

const unservedAt = (waypoint: Waypoint): PlaceOrderError => ({
  kind: 'OrderRefused',
  message: null,
  unserved: [waypoint],
  parts: [],
})

// A new kind does not compile until it is added here.
const errors: Readonly<Record<TripError['kind'], readonly State[]>> = {
  Generic: [
    failedBy('generic', 'anything that went wrong', {
      kind: 'NetworkError',
      because: 'failed',
      message: null,
    }),
  ],
  Unserved: [
    failedBy('unservedpickup', 'the pickup is not served', unservedAt('pickup')),
    failedBy('unserveddrop', 'the drop is not served', unservedAt('drop')),
  ],
}

const nobody = { name: '', mobile: '' }

/** An order under review, its modals, and the outcomes of booking it. */
export const booking: Group = {
  title: 'Order review',
  states: [
    { name: 'order-idle', title: 'Ready to book', setting: ({ market }) => reviewed(market) },
    {
      name: 'order-coming',
      title: 'The fares are on their way',
      setting: ({ market }) => reviewed(market, {}, [], { recallEstimate: () => unanswered }),
    },
    {
      name: 'order-guest',
      title: 'Nobody is logged in',
      setting: ({ market }) => reviewed(market, {}, [], { credentials: makeCredentialMemory() }),
    },
    {
      name: 'order-incomplete',
      title: 'Booked before it was whole',
      setting: ({ market }) =>
        reviewed(
          market,
          {
            receiver: nobody,
            goodsType: 'furniture',
            drop: { landmark: '', location: null, house: '' },
          },
          [bookingActionRequested()],
        ),
    },
    {
      name: 'order-no-vehicle',
      title: 'No vehicle goes there',
      setting: ({ market }) =>
        reviewed(market, {}, [], {
          recallEstimate: () => TE.right({ ...estimateIn(market), vehicles: [] }),
        }),
    },
    {
      name: 'order-other-category',
      title: 'Another kind of vehicle takes the goods',
      setting: ({ market }) => reviewed(market, {}, [goodsTypeChosen('documents')]),
    },
    {
      name: 'order-no-vehicle-for-goods',
      title: 'No vehicle takes the goods',
      setting: ({ market }) =>
        reviewed(market, {}, [goodsTypeChosen('catering')], {
          recallEstimate: () =>
            TE.right({
              ...estimateIn(market),
              vehicles: estimateIn(market).vehicles.filter(({ id }) => id === 2),
            }),
        }),
    },
    {
      name: 'order-invalid-vehicle',
      title: 'The link names a vehicle that does not serve here',
      setting: ({ market }) => reviewed(market, { vehicleId: 77 }),
    },
    {
      name: 'order-kept-coming',
      title: 'The kept order is being read',
      setting: ({ market }) =>
        reviewed(market, {}, [], { orderMemory: { ...nothingKept, recall: unanswered } }),
    },
    {
      name: 'order-renewed',
      title: 'The fares were renewed',
      setting: ({ market }) =>
        reviewed(market, { fareEstimateToken: 'token-0' }, [], {
          quoteFare: () => TE.right({ ...quote, vehicles: estimateIn(market).vehicles }),
          recallEstimate: (token) =>
            token === 'token-0'
              ? TE.left({ kind: 'EstimateExpired' })
              : TE.right(estimateIn(market)),
        }),
    },
    {
      name: 'order-fares-failed',
      title: 'The fares did not come',
      setting: ({ market }) => reviewed(market, {}, [], { recallEstimate: () => TE.left(asleep) }),
    },
    {
      name: 'order-estimate-unknown',
      title: 'Nobody knows the estimate, and there is no route',
      setting: ({ market }) =>
        reviewed(market, { pickup: nowhere, drop: nowhere }, [], {
          recallEstimate: () => TE.left({ kind: 'EstimateUnknown' }),
        }),
    },
    {
      name: 'order-waiting',
      title: 'The order is being placed',
      setting: ({ market }) =>
        reviewed(market, {}, [bookingActionRequested()], { placeOrder: () => unanswered }),
    },
    {
      name: 'order-awaiting',
      title: 'Booked before it is known who is there',
      setting: ({ market }) =>
        reviewed(market, {}, [restoringStarted(customerIn(market)), bookingActionRequested()]),
    },
    placing('failed', 'The service failed', asleep),
    placing('not-believed', 'The customer is believed no more', { kind: 'AuthenticationFailed' }),
    placing('refused', 'The service refuses parts of it', {
      kind: 'OrderRefused',
      message: 'The receiver cannot be reached',
      unserved: [],
      parts: [{ part: 'receiver', message: 'This number is not in use' }],
    }),
    {
      name: 'order-placed',
      title: 'The order is placed',
      setting: ({ market }) => reviewed(market, {}, [bookingActionRequested()]),
    },
    {
      name: 'order-over',
      title: 'The placed order has ended',
      setting: ({ market }) =>
        reviewed(market, {}, [bookingActionRequested(), ordersEnded([trackableOrder.crn])]),
    },
    {
      name: 'order-goods',
      title: 'The goods types',
      setting: ({ market }) => reviewed(market, {}, [modalOpened({ kind: 'goodsType' })]),
    },
    {
      name: 'order-goods-coming',
      title: 'The goods types are on their way',
      setting: ({ market }) =>
        reviewed(market, {}, [modalOpened({ kind: 'goodsType' })], {
          loadGoodsTypes: () => unanswered,
        }),
    },
    {
      name: 'order-goods-failed',
      title: 'The goods types did not come',
      setting: ({ market }) =>
        reviewed(market, {}, [modalOpened({ kind: 'goodsType' })], {
          loadGoodsTypes: () => TE.left(asleep),
        }),
    },
    {
      name: 'order-compare',
      title: 'The vehicles side by side',
      setting: ({ market }) => reviewed(market, {}, [modalOpened({ kind: 'vehicleEstimate' })]),
    },
    {
      name: 'order-compare-coming',
      title: 'The vehicles to compare are on their way',
      setting: ({ market }) =>
        reviewed(market, {}, [modalOpened({ kind: 'vehicleEstimate' })], {
          recallEstimate: () => unanswered,
        }),
    },
    {
      name: 'order-compare-failed',
      title: 'The vehicles to compare did not come',
      setting: ({ market }) =>
        reviewed(market, {}, [modalOpened({ kind: 'vehicleEstimate' })], {
          recallEstimate: () => TE.left(asleep),
        }),
    },
    {
      name: 'order-stop',
      title: 'One end of the order',
      setting: ({ market }) => reviewed(market, {}, [stopEditRequested('drop')]),
    },
    {
      name: 'order-unsaved',
      title: 'Changes of one end are not saved',
      setting: ({ market }) =>
        reviewed(market, {}, [
          stopEditRequested('drop'),
          stopEdited({ name: 'Meera' }),
          modalClosed(),
        ]),
    },
    {
      name: 'order-stop-unsaved',
      title: 'One end, with changes that are not saved',
      setting: ({ market }) =>
        reviewed(market, {}, [
          stopEditRequested('drop'),
          stopEdited({ name: 'Meera' }),
          modalClosed(),
          stopEditRequested('drop'),
        ]),
    },
    {
      name: 'order-stop-invalid',
      title: 'One end, wrong',
      setting: ({ market }) =>
        reviewed(market, {}, [
          stopEditRequested('drop'),
          stopEdited({ name: 'A1', mobile: '12' }),
          stopSaveRequested(),
        ]),
    },
    {
      name: 'order-stop-checked',
      title: 'One end is checked against the city',
      setting: ({ market }) =>
        reviewed(market, {}, [stopEditRequested('drop'), stopSaveRequested()], {
          loadServiceArea: () => unanswered,
        }),
    },
    {
      name: 'order-stop-outside',
      title: 'One end outside the city',
      setting: ({ market }) =>
        reviewed(market, {}, [
          stopEditRequested('drop'),
          placeAccepted({ owner: 'order', waypoint: 'drop', place: mysuru }),
          stopSaveRequested(),
        ]),
    },
    {
      name: 'order-stop-unchecked',
      title: 'One end could not be checked against the city',
      setting: ({ market }) =>
        reviewed(market, {}, [stopEditRequested('drop'), stopSaveRequested()], {
          loadServiceArea: () => TE.left(asleep),
        }),
    },
    ...Object.values(errors).flat(),
  ],
}
