import { expect } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import type { LoadOrderError } from '../../src/application/booking/placing/loadOrder.port.ts'
import type { CancelOrderError } from '../../src/application/orders/cancelOrder.port.ts'
import type {
  LoadOrderHistory,
  LoadOrderHistoryError,
} from '../../src/application/orders/loadOrderHistory.port.ts'
import { historyOpened } from '../../src/application/orders/orders.slice.ts'
import { refreshRequested } from '../../src/application/orders/tracking.slice.ts'
import { customerRecognised } from '../../src/application/session/session.slice.ts'
import type { TrackedOrder } from '../../src/domain/orders/order.ts'
import type { OrderHistory } from '../../src/domain/orders/orderHistory.ts'
import { Header } from '../../src/ui/header/Header.tsx'
import { asha } from '../support/account.ts'
import { historyOf, orderAt, pastOrders, searchedOrder } from '../support/orders.ts'
import { visit } from '../support/visit.tsx'
import { heading, visitHistory, visitOrder } from '../ui/orders/steps.tsx'
import { remoteWords } from './faults.ts'
import { asCustomer, late, nothing, press, reporting, scene, type Visited } from './scene.tsx'

const requests = { milliseconds: limits.requestDeadline, ends: late }

/** The failures of an order that breaks the contract. */
export const malformed = {
  OrderFieldMalformed: {
    kind: 'OrderFieldMalformed',
    crn: 'CRN7',
    field: 'created_at',
  },
  OrderValueUnknown: { kind: 'OrderValueUnknown', crn: 'CRN7', field: 'order_status' },
} as const

const wordsOf =
  (wordless: string) =>
  (error: CancelOrderError): string => {
    switch (error.kind) {
      case 'AuthenticationFailed':
        return 'Authentication Failed'
      case 'OrderUnknown':
        return 'Data Not Found'
      case 'TooLateToCancel':
        return 'This order can no longer be cancelled.'
      case 'OrderFieldMalformed':
      case 'OrderValueUnknown':
        return 'Order CRN7 could not be shown.'
      case 'NetworkError':
        return error.because === 'notAllowed' ? remoteWords(error) : (error.message ?? wordless)
      case 'Unreachable':
        return remoteWords(error)
      case 'RefusalUnreadable':
      case 'ContractBroken':
        return wordless
    }
  }

const needsLogin = ({ kind }: CancelOrderError): boolean => kind === 'AuthenticationFailed'

const firstPage = historyOf([], pastOrders(10))
const secondPage = historyOf([], pastOrders(3, 11), 10)

/** The port for the page at `offset`; every other request gets the first page. */
const pageAsks =
  (port: TE.TaskEither<LoadOrderHistoryError, OrderHistory>, offset: number): LoadOrderHistory =>
  (page) =>
    page.offset === offset ? port : TE.right(firstPage)

const listed = () =>
  within(screen.getByRole('region', { name: 'Past orders' })).getAllByRole('article').length

const followed = async (port: TE.TaskEither<LoadOrderError, TrackedOrder>) => {
  let asked = 0
  const visited = await visitOrder({
    ports: {
      loadOrder: () => {
        asked += 1
        return asked === 1 ? TE.right(orderAt('confirmed')) : port
      },
    },
  })
  await visited.happen(refreshRequested())
  return visited
}

const reason = () => screen.getByRole('radio', { name: 'Other' })
const ownWords = () => screen.getByRole('textbox', { name: 'Tell us why' })

const cancel = async (port: TE.TaskEither<CancelOrderError, TrackedOrder>) => {
  const visited = await visitOrder({ ports: { cancelOrder: () => port } })
  await press('Cancel order')
  fireEvent.click(reason())
  fireEvent.change(ownWords(), { target: { value: 'The lift is broken' } })
  await press('Cancel order')
  return visited
}

const isReasonKept = async ({ happen }: Visited, error: CancelOrderError) => {
  // The order can no longer be cancelled, so there is no reason to send.
  if (error.kind === 'TooLateToCancel') return
  if (needsLogin(error)) {
    await happen(customerRecognised(asha))
    await press('Cancel order')
  }
  expect(reason()).toBeChecked()
  expect(reason()).toBeEnabled()
  expect(ownWords()).toHaveValue('The lift is broken')
  expect(ownWords()).toBeEnabled()
}

const orderWords = wordsOf('Failed to fetch the order')
const historyWords = wordsOf('Failed to fetch order history')

/** Order history, the orders under way, and tracking. */
export const ordersRows = {
  loadOrderHistory: [
    scene<LoadOrderHistoryError, OrderHistory>('on its page', {
      answer: firstPage,
      remote: asCustomer,
      own: { ...malformed, AuthenticationFailed: { kind: 'AuthenticationFailed' } },
      patience: requests,
      ask: (port) => visitHistory({ ports: { loadOrderHistory: pageAsks(port, 0) } }),
      tells: historyWords,
      reports: reporting('ORDERS', 'orderHistory'),
      again: (error) => (needsLogin(error) ? null : 'Retry'),
      keeps: null,
      arrives: () => expect(listed()).toBe(10),
    }),
    scene<LoadOrderHistoryError, OrderHistory>('of older orders', {
      answer: secondPage,
      remote: asCustomer,
      own: { ...malformed, AuthenticationFailed: { kind: 'AuthenticationFailed' } },
      patience: requests,
      ask: async (port) => {
        const visited = await visitHistory({ ports: { loadOrderHistory: pageAsks(port, 10) } })
        await press('Show more')
        return visited
      },
      tells: historyWords,
      reports: reporting('ORDERS', 'orderHistory'),
      again: (error) => (needsLogin(error) ? null : 'Retry'),
      keeps: null,
      arrives: () => expect(listed()).toBe(13),
    }),
    scene<LoadOrderHistoryError, OrderHistory>('that is shown already', {
      answer: historyOf([orderAt('live')], pastOrders(10)),
      remote: asCustomer,
      own: { ...malformed, AuthenticationFailed: { kind: 'AuthenticationFailed' } },
      patience: requests,
      ask: async (port) => {
        let isShown = false
        const visited = await visitHistory({
          ports: { loadOrderHistory: () => (isShown ? port : TE.right(firstPage)) },
        })
        isShown = true
        await visited.happen(historyOpened())
        return visited
      },
      tells: (error) => (needsLogin(error) ? historyWords(error) : 'This may be out of date.'),
      reports: reporting('ORDERS', 'liveOrders'),
      again: (error) => (needsLogin(error) ? null : 'Try again'),
      keeps: null,
      arrives: () => expect(screen.getByRole('region', { name: 'Live Orders' })).toBeVisible(),
    }),
    scene<LoadOrderHistoryError, OrderHistory>('of what is under way', {
      answer: historyOf([orderAt('live')], []),
      remote: asCustomer,
      own: { ...malformed, AuthenticationFailed: { kind: 'AuthenticationFailed' } },
      patience: requests,
      ask: async (port) => {
        const visited = await visit(<Header />, { ports: { loadOrderHistory: () => port } })
        await visited.happen(customerRecognised(asha))
        return visited
      },
      tells: nothing,
      reports: reporting('ORDERS', 'liveOrders'),
      again: nothing,
      keeps: null,
      arrives: () => expect(screen.getByRole('link', { name: '1 live order' })).toBeVisible(),
      without: () => expect(screen.queryByRole('link', { name: /live order/ })).toBeNull(),
    }),
  ],
  loadOrder: [
    scene<LoadOrderError, TrackedOrder>('on its page', {
      answer: searchedOrder,
      remote: asCustomer,
      own: {
        ...malformed,
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        OrderUnknown: { kind: 'OrderUnknown' },
      },
      patience: requests,
      ask: (port) => visitOrder({ ports: { loadOrder: () => port } }),
      tells: orderWords,
      reports: reporting('ORDERS', 'order'),
      again: (error) => (needsLogin(error) || error.kind === 'OrderUnknown' ? null : 'Retry'),
      keeps: null,
      arrives: () => expect(heading('Looking for a driver')).toBeVisible(),
    }),
    scene<LoadOrderError, TrackedOrder>('that is shown already', {
      answer: orderAt('live'),
      remote: asCustomer,
      own: {
        ...malformed,
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        OrderUnknown: { kind: 'OrderUnknown' },
      },
      patience: requests,
      ask: followed,
      tells: (error) => (needsLogin(error) ? orderWords(error) : 'This may be out of date.'),
      reports: reporting('ORDERS', 'order'),
      again: (error) => (needsLogin(error) ? null : 'Try again'),
      keeps: null,
      arrives: () => expect(heading('Goods on the way')).toBeVisible(),
    }),
  ],
  cancelOrder: [
    scene<CancelOrderError, TrackedOrder>('of an order that is searched for', {
      answer: orderAt('cancelled'),
      remote: asCustomer,
      own: {
        ...malformed,
        AuthenticationFailed: { kind: 'AuthenticationFailed' },
        OrderUnknown: { kind: 'OrderUnknown' },
        TooLateToCancel: { kind: 'TooLateToCancel' },
      },
      // The order is cancelled, whatever the customer was told of it.
      patience: { ...requests, hearsLate: true },
      ask: cancel,
      tells: wordsOf('Something went wrong'),
      reports: reporting('ORDERS', 'cancelOrder'),
      again: (error) =>
        needsLogin(error) || error.kind === 'TooLateToCancel' ? null : 'Cancel order',
      keeps: isReasonKept,
      arrives: () => expect(heading('Cancelled')).toBeVisible(),
    }),
  ],
}
