import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { cashDue, parsePaymentMode, paymentModes } from '../../../src/domain/orders/payment.ts'
import { anyOrder } from './drawnOrders.ts'

describe('the way an order is paid', () => {
  it.each([
    ['Cash', 'cash'],
    ['ONLINE', 'online'],
  ])('as %s is known: %s', (written, mode) => {
    expect(parsePaymentMode(written)).toBe(mode)
  })

  it('is recognised by its name in any case, with or without spaces around it', () => {
    const anyCase = fc.constantFrom(
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => ` ${name}\n`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...paymentModes), anyCase, (mode, written) => {
        expect(parsePaymentMode(written(mode))).toBe(mode)
      }),
    )
  })

  it.each(['', 'Paytm', 'cash on delivery', 'constructor'])('is not recognised by %j', (mode) => {
    expect(parsePaymentMode(mode)).toBeNull()
  })
})

describe('the cash due to a driver', () => {
  const total = { value: 350, currency: 'INR', cashPayable: 200 }

  it('is due until the order is over', () => {
    const due = orderStatuses.filter((status) => cashDue({ status, total }) !== null)
    expect(due).toEqual(['searching', 'confirmed', 'live'])
    expect(cashDue({ status: 'live', total })).toEqual({ value: 200, currency: 'INR' })
    const small = { ...total, cashPayable: 0.5 }
    expect(cashDue({ status: 'live', total: small })).toEqual({ value: 0.5, currency: 'INR' })
  })

  it('is null if nothing is left to pay, or if the total is unknown', () => {
    expect(cashDue({ status: 'live', total: { ...total, cashPayable: 0 } })).toBeNull()
    expect(cashDue({ status: 'live', total: null })).toBeNull()
  })

  it('is the cash payable of the order, in its currency', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const due = cashDue(order)
        if (due === null) return
        expect(due).toEqual({ value: order.total?.cashPayable, currency: order.total?.currency })
        expect(due.value).toBeGreaterThan(0)
      }),
    )
  })
})
