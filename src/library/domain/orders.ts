export {
  type CancelForm,
  type CancelReason,
  type CancelReasonError,
  type CancelReasonKind,
  cancelReasons,
  longestReason,
  parseCancelReason,
  parseReasonWords,
  type ReasonWordsError,
} from '../../domain/orders/cancelReason.ts'
export { type HistoryParts, historyParts } from '../../domain/orders/historyParts.ts'
export { isLiveOrder, liveOrders } from '../../domain/orders/liveOrders.ts'
export type {
  Driver,
  Order,
  OrderError,
  OrderStop,
  StatusChange,
  TrackedOrder,
} from '../../domain/orders/order.ts'
export {
  firstHistoryPage,
  type OrderHistory,
  parseOrderHistory,
} from '../../domain/orders/orderHistory.ts'
export {
  isCancellable,
  isFinished,
  type OrderStatus,
  orderStatuses,
  parseOrderStatus,
  statusCode,
} from '../../domain/orders/orderStatus.ts'
export { orderTimeline, type TimelineStep } from '../../domain/orders/orderTimeline.ts'
export {
  type OrderType,
  orderTypeCode,
  orderTypes,
  parseOrderType,
} from '../../domain/orders/orderType.ts'
export { parseOrder, parseTrackedOrder } from '../../domain/orders/parseOrder.ts'
export {
  cashDue,
  type PaymentMode,
  parsePaymentMode,
  paymentModes,
} from '../../domain/orders/payment.ts'
export { nextPoll, type PollPolicy } from '../../domain/orders/pollPolicy.ts'
export { stopHouse } from '../../domain/orders/stopHouse.ts'
export { stopName } from '../../domain/orders/stopName.ts'
export { trackingLink } from '../../domain/orders/trackingLink.ts'
export {
  parseValueAddedService,
  type ValueAddedService,
  valueAddedServices,
} from '../../domain/orders/valueAddedService.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './link.ts'
export type {} from './money.ts'
