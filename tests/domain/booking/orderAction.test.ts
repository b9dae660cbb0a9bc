import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { mayRebook } from '../../../src/domain/booking/mayRebook.ts'
import { orderAction } from '../../../src/domain/booking/orderAction.ts'

import {
  isCancellable,
  isFinished,
  type OrderStatus,
} from '../../../src/domain/orders/orderStatus.ts'
import { anyOrder, anyTracking } from '../orders/drawnOrders.ts'

const driver = { name: 'Manjunath', number: '9845012345', vehicleNumber: '', location: null }
const order = { type: 'ondemand', route: { via: [] } } as const
const india = { bookingFlow: true }

describe('the next action for an order', () => {
  it.each([
    ['searching', { kind: 'Cancel' }],
    ['confirmed', { kind: 'CallDriver', driver }],
    ['live', { kind: 'CallDriver', driver }],
    ['completed', { kind: 'Rebook' }],
    ['cancelled', { kind: 'Rebook' }],
    ['unsuccessful', { kind: 'Rebook' }],
  ] as const)('that is %s is %j if everything is allowed', (status, action) => {
    expect(orderAction(india)({ ...order, status, driver, rebookingEnabled: true })).toEqual(action)
  })

  it.each<[OrderStatus, unknown]>([
    ['searching', { kind: 'Cancel' }],
    ['confirmed', null],
    ['live', null],
    ['completed', null],
    ['cancelled', { kind: 'EstimateFare' }],
    ['unsuccessful', { kind: 'EstimateFare' }],
  ])('that is %s, has no driver and cannot be booked again is %j', (status, action) => {
    const alone = { ...order, status, driver: null }
    expect(orderAction(india)({ ...alone, rebookingEnabled: false })).toEqual(action)
    expect(orderAction({ bookingFlow: false })({ ...alone, rebookingEnabled: true })).toEqual(
      action,
    )
  })

  it.each(['', ' ', '\u200b', '98450XXXXX', '+91 98*** **345', '9845012345, 9845054321', '-'])(
    'is no call if the number of the driver is %j',
    (number) => {
      const unnumbered = { ...driver, number }
      const live = { ...order, status: 'live', driver: unnumbered, rebookingEnabled: true } as const
      expect(orderAction(india)(live)).toBeNull()
    },
  )

  it.each(['+91 98450-12345', '(080) 4567.8900', '\u202a9845012345\u202c', '৯৮৪৫০১২৩৪৫'])(
    'is a call if the number of the driver is %j',
    (number) => {
      const numbered = { ...driver, number }
      const live = { ...order, status: 'live', driver: numbered, rebookingEnabled: true } as const
      expect(orderAction(india)(live)).toEqual({ kind: 'CallDriver', driver: numbered })
    },
  )

  it('is one that the order’s status and its market allow', () => {
    fc.assert(
      fc.property(anyOrder, anyTracking, fc.boolean(), (drawn, tracking, bookingFlow) => {
        const tracked = { ...drawn, ...tracking }
        const { status } = tracked
        const action = orderAction({ bookingFlow })(tracked)
        expect(action?.kind === 'Cancel').toBe(isCancellable(status))
        expect(action?.kind === 'Rebook').toBe(mayRebook({ bookingFlow })(tracked))
        if (action?.kind === 'CallDriver') {
          expect(isFinished(status)).toBe(false)
          expect(action.driver).toBe(tracked.driver)
          expect(action.driver.number).not.toBe('')
        }
        const isUndelivered = status === 'cancelled' || status === 'unsuccessful'
        if (action?.kind === 'EstimateFare') expect(isUndelivered).toBe(true)
        if (isUndelivered) expect(action).not.toBeNull()
      }),
    )
  })
})
