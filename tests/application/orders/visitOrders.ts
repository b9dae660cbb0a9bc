import { either as E, type taskEither as TE } from 'fp-ts'
import type {
  LoadOrder,
  LoadOrderError,
} from '../../../src/application/booking/placing/loadOrder.port.ts'
import type {
  CancelOrder,
  CancelOrderError,
} from '../../../src/application/orders/cancelOrder.port.ts'
import type {
  LoadOrderHistory,
  LoadOrderHistoryError,
} from '../../../src/application/orders/loadOrderHistory.port.ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import type { TrackedOrder } from '../../../src/domain/orders/order.ts'
import type { OrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { asha } from '../../support/account.ts'
import { quietOrders } from '../../support/orders.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'

export const ashas: Credentials = { authToken: asha.authToken, mobile: asha.mobile }
export const ravis: Credentials = { authToken: 'token-of-ravi', mobile: '9812345678' }

/**
 * A port whose calls wait until the test answers them, in any order. Throws if there is no such
 * call.
 */
export const makeQuestions = <Failure, Answer>() => {
  const waiting: Array<(answer: E.Either<Failure, Answer>) => void> = []
  const settle = (at: number, answer: E.Either<Failure, Answer>): void => {
    const call = waiting[at]
    if (call === undefined) throw new Error(`there was no call number ${at}`)
    call(answer)
  }
  return {
    ask: (): TE.TaskEither<Failure, Answer> => () =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    /** Answers the call at this index, counted from 0. */
    answer: (at: number, answer: Answer): void => settle(at, E.right(answer)),
    fail: (at: number, failure: Failure): void => settle(at, E.left(failure)),
    count: () => waiting.length,
  }
}

export const historyQuestions = () => makeQuestions<LoadOrderHistoryError, OrderHistory>()
export const orderQuestions = () => makeQuestions<LoadOrderError, TrackedOrder>()
export const cancelQuestions = () => makeQuestions<CancelOrderError, TrackedOrder>()

/** A customer's visit, and a record of the calls of the order service. */
export const visitOrders = (ports: Partial<WorldNeeds> = {}, kept: Credentials | null = ashas) => {
  const world = { ...quietOrders, ...ports }
  const pages: Array<{ limit: number; offset: number; context: CallContext }> = []
  const looks: Array<{ crn: string; context: CallContext }> = []
  const cancels: Array<{ crn: string; reason: string; context: CallContext }> = []
  const loadOrderHistory: LoadOrderHistory = (page, context, abandonment) => {
    pages.push({ ...page, context })
    return world.loadOrderHistory(page, context, abandonment)
  }
  const loadOrder: LoadOrder = (crn, context, abandonment) => {
    looks.push({ crn, context })
    return world.loadOrder(crn, context, abandonment)
  }
  const cancelOrder: CancelOrder = (crn, reason, context) => {
    cancels.push({ crn, reason, context })
    return world.cancelOrder(crn, reason, context)
  }
  const visit = visitAccount({ ...ports, loadOrderHistory, loadOrder, cancelOrder }, kept)
  return {
    ...visit,
    asked: { pages, looks, cancels },
    orders: () =>
      visit.state().orders ?? {
        live: null,
        history: { status: 'absent' },
        rebooked: null,
        ended: [],
      },
    tracking: () => visit.state().tracking ?? { status: 'absent' },
  }
}
