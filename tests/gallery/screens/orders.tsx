import { taskEither as TE } from 'fp-ts'
import type { LoadOrderError } from '../../../src/application/booking/placing/loadOrder.port.ts'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import {
  liveOrdersFailed,
  morePastRequested,
  rebookRequested,
} from '../../../src/application/orders/orders.slice.ts'
import {
  cancelRequested,
  refreshRequested,
} from '../../../src/application/orders/tracking.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { OrderError } from '../../../src/domain/orders/order.ts'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { OrderHistoryPage } from '../../../src/ui/orders/OrderHistoryPage.tsx'
import { TrackOrderPage } from '../../../src/ui/orders/TrackOrderPage.tsx'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { unanswered } from '../../support/pending.ts'
import type { Group, Scene, Setting, State } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep, customerIn, offline } from './samples.ts'

type Ports = NonNullable<Setting['ports']>
type Happens = NonNullable<Setting['happens']>

const historyPage = framed(<OrderHistoryPage />)
const trackPage = framed(<TrackOrderPage />)

const history = ({ market }: Scene, ports: Ports): Setting => ({
  screen: historyPage,
  path: '/order-history',
  happens: [customerRecognised(customerIn(market))],
  ports,
})

const tracking = ({ market }: Scene, ports: Ports, happens: Happens = []): Setting => ({
  screen: trackPage,
  path: `/track-order?crn=${searchedOrder.crn}`,
  happens: [customerRecognised(customerIn(market)), ...happens],
  ports,
})

const noHistory = (name: string, title: string, error: LoadOrderHistoryError): State => ({
  name: `history-${name}`,
  title,
  setting: (scene) => history(scene, { loadOrderHistory: () => TE.left(error) }),
})

/** The first page of past orders, and the answer to the request for the next. */
const pages = (
  name: string,
  title: string,
  next: ReturnType<NonNullable<Ports['loadOrderHistory']>>,
): State => ({
  name: `history-${name}`,
  title,
  setting: (scene) => {
    const shown = history(scene, {
      loadOrderHistory: ({ offset }) =>
        offset === 0 ? TE.right(historyOf([], pastOrders(10))) : next,
    })
    return { ...shown, happens: [...(shown.happens ?? []), morePastRequested()] }
  },
})

const unreadOrder = (crn: string): OrderError => ({
  kind: 'OrderFieldMalformed',
  crn,
  field: 'status',
})

const noOrder = (name: string, title: string, error: LoadOrderError): State => ({
  name: `track-${name}`,
  title,
  setting: (scene) => tracking(scene, { loadOrder: () => TE.left(error) }),
})

/** A customer's orders. */
export const orderHistory: Group = {
  title: 'Order history',
  states: [
    {
      name: 'history-filled',
      title: 'Live and past orders',
      setting: (scene) =>
        history(scene, {
          loadOrderHistory: () =>
            TE.right(
              historyOf(
                [orderAt('live'), searchedOrder],
                [
                  ...pastOrders(8),
                  { ...pastOrder, crn: 'CRN1000020', status: 'cancelled' },
                  { ...pastOrder, crn: 'CRN1000021', status: 'unsuccessful' },
                ],
              ),
            ),
        }),
    },
    {
      name: 'history-live',
      title: 'Nothing but live orders',
      setting: (scene) =>
        history(scene, { loadOrderHistory: () => TE.right(historyOf([orderAt('live')], [])) }),
    },
    {
      name: 'history-other',
      title: 'A courier beside a live order',
      setting: (scene) =>
        history(scene, {
          loadOrderHistory: () =>
            TE.right(
              historyOf([orderAt('live'), { ...searchedOrder, type: 'courier', crn: 'CRN2' }], []),
            ),
        }),
    },
    {
      name: 'history-app',
      title: 'With the way to the app',
      setting: (scene) => ({
        ...history(scene, { loadOrderHistory: () => TE.right(historyOf([], pastOrders(2))) }),
        surroundings: {
          appLinks: { android: 'https://play.example/app', ios: 'https://apps.example/app' },
        },
      }),
    },
    {
      name: 'history-empty',
      title: 'Nothing was ordered yet',
      setting: (scene) => history(scene, {}),
    },
    {
      name: 'history-coming',
      title: 'The orders are on their way',
      setting: (scene) => history(scene, { loadOrderHistory: () => unanswered }),
    },
    pages('more-coming', 'Older orders are on their way', unanswered),
    pages('more-failed', 'Older orders did not come', TE.left(asleep)),
    {
      name: 'history-unread',
      title: 'Orders that cannot be read',
      setting: (scene) =>
        history(scene, {
          loadOrderHistory: () =>
            TE.right(
              historyOf([orderAt('live')], pastOrders(2), 0, {
                live: [unreadOrder('CRN3000001')],
                past: [unreadOrder('CRN3000002'), unreadOrder('CRN3000003')],
              }),
            ),
        }),
    },
    {
      name: 'history-stale',
      title: 'Old news',
      setting: (scene) => {
        const shown = history(scene, {
          loadOrderHistory: () => TE.right(historyOf([orderAt('live')], pastOrders(2))),
        })
        return { ...shown, happens: [...(shown.happens ?? []), liveOrdersFailed(offline)] }
      },
    },
    {
      name: 'history-empty-stale',
      title: 'Old news: nothing was ordered yet',
      setting: (scene) => {
        const shown = history(scene, {})
        return { ...shown, happens: [...(shown.happens ?? []), liveOrdersFailed(offline)] }
      },
    },
    {
      name: 'history-rebooked',
      title: 'One is being booked again',
      setting: (scene) => {
        const shown = history(scene, {
          loadOrderHistory: () => TE.right(historyOf([], pastOrders(2))),
          loadOrderReview: unanswered,
        })
        return { ...shown, happens: [...(shown.happens ?? []), rebookRequested(pastOrder)] }
      },
    },
    noHistory('failed', 'The service failed', asleep),
    noHistory('offline', 'No network', offline),
    noHistory('not-believed', 'The customer is believed no more', { kind: 'AuthenticationFailed' }),
    {
      name: 'history-guest',
      title: 'Nobody is logged in',
      setting: () => ({ screen: historyPage, path: '/order-history' }),
    },
  ],
}

const statuses: readonly State[] = orderStatuses.map((status) => ({
  name: `track-${status}`,
  title: `An order: ${status}`,
  setting: (scene) => tracking(scene, { loadOrder: () => TE.right(orderAt(status)) }),
}))

const searched: Ports = { loadOrder: () => TE.right(searchedOrder) }

const wantsCancelled = cancelRequested({ reason: 'Other' })

const asksToCancel: NonNullable<Setting['done']> = ({ press, t }) =>
  press(t('orders.track.cancel.open'))

const cancelling = (scene: Scene, ports: Ports): Setting => ({
  ...tracking(scene, { ...searched, ...ports }, [wantsCancelled]),
  done: asksToCancel,
})

/** A tracked order in each status. */
export const tracked: Group = {
  title: 'Tracking',
  states: [
    ...statuses,
    {
      name: 'track-stale',
      title: 'Old news',
      setting: (scene) => {
        let asked = 0
        return tracking(
          scene,
          {
            loadOrder: () => {
              asked += 1
              return asked === 1 ? TE.right(orderAt('live')) : TE.left(offline)
            },
          },
          [refreshRequested()],
        )
      },
    },
    {
      name: 'track-coming',
      title: 'The order is on its way to the screen',
      setting: (scene) => tracking(scene, { loadOrder: () => unanswered }),
    },
    noOrder('unknown', 'Nobody knows the order', { kind: 'OrderUnknown' }),
    noOrder('failed', 'The service failed', asleep),
    {
      name: 'track-guest',
      title: 'Nobody is logged in',
      setting: () => ({ screen: trackPage, path: `/track-order?crn=${searchedOrder.crn}` }),
    },
    {
      name: 'track-cancel',
      title: 'Why it is cancelled',
      setting: (scene) => ({ ...tracking(scene, searched), done: asksToCancel }),
    },
    {
      name: 'track-cancelling',
      title: 'It is being cancelled',
      setting: (scene) => cancelling(scene, { cancelOrder: () => unanswered }),
    },
    {
      name: 'track-cancel-failed',
      title: 'It could not be cancelled',
      setting: (scene) => cancelling(scene, { cancelOrder: () => TE.left(asleep) }),
    },
    {
      name: 'track-cancel-late',
      title: 'It is too late to cancel it',
      setting: (scene) =>
        cancelling(scene, { cancelOrder: () => TE.left({ kind: 'TooLateToCancel' }) }),
    },
  ],
}
