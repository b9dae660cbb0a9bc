import type { Money } from '../money/money.ts'
import { byName } from './named.ts'
import type { Order } from './order.ts'
import { isFinished } from './orderStatus.ts'

/** The known ways to pay; a service may name others (spec 2 §3). */
export const paymentModes = Object.freeze(['cash', 'online'] as const)

/** A known way to pay for an order. */
export type PaymentMode = (typeof paymentModes)[number]

const named = byName(paymentModes)

/**
 * A way to pay by its name, trimmed and in any case; null for an unknown one (spec 2 §3:
 * payment_mode).
 *
 * @example
 * parsePaymentMode(' Cash') // → 'cash'
 * parsePaymentMode('barter') // → null
 */
export const parsePaymentMode = (raw: string): PaymentMode | null => named(raw.trim())

/**
 * The cash to pay to the driver; null if there is none to pay, if it is not known yet, and once the
 * order has ended (spec 2 §3: cash_payable).
 *
 * @example
 * const total = { value: 350, currency: 'INR', cashPayable: 200 }
 * cashDue({ status: 'live', total }) // → { value: 200, currency: 'INR' }
 * cashDue({ status: 'completed', total }) // → null
 */
export const cashDue = ({ status, total }: Pick<Order, 'status' | 'total'>): Money | null =>
  total === null || total.cashPayable <= 0 || isFinished(status)
    ? null
    : { value: total.cashPayable, currency: total.currency }
