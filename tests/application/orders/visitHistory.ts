import { expect } from '@jest/globals'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { historyOpened } from '../../../src/application/orders/orders.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { Order, OrderError } from '../../../src/domain/orders/order.ts'
import { historyOf, pastOrders } from '../../support/orders.ts'
import { settle } from '../../support/visitStore.ts'
import { historyQuestions, visitOrders } from './visitOrders.ts'

export const refused: LoadOrderHistoryError = { kind: 'AuthenticationFailed' }
export const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }
export const unreadable: OrderError = {
  kind: 'OrderValueUnknown',
  crn: 'CRN1000001',
  field: 'past_orders.0.order_status',
}
export const loading = { status: 'loading' }
export const loginNeeded = { status: 'loginNeeded' }

export const crnsOf = (orders: readonly Order[]) => orders.map(({ crn }) => crn)

/** A customer on the page. The test answers the requests; the first is the page's. */
export const open = async (ports: Parameters<typeof visitOrders>[0] = {}) => {
  const questions = historyQuestions()
  const visit = visitOrders({ loadOrderHistory: questions.ask, ...ports })
  visit.tell(historyOpened())
  await settle()
  return { ...visit, questions, page: () => visit.orders().history }
}

/** The page with ten past orders; there may be more. */
export const openFull = async () => {
  const visit = await open()
  visit.questions.answer(0, historyOf([], pastOrders(10)))
  await settle()
  expect(visit.page()).toMatchObject({ more: { status: 'ready', offset: 10 } })
  return visit
}
