import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  isCancellable,
  isFinished,
  isWithoutTrip,
  orderStatuses,
  parseOrderStatus,
  statusCode,
} from '../../../src/domain/orders/orderStatus.ts'
import { orderTypeCode, orderTypes, parseOrderType } from '../../../src/domain/orders/orderType.ts'
import { trackingLink } from '../../../src/domain/orders/trackingLink.ts'
import {
  parseValueAddedService,
  valueAddedServices,
} from '../../../src/domain/orders/valueAddedService.ts'
import { anyLocale } from '../drawn.ts'
import { anyOrder } from './drawnOrders.ts'

const anyStatus = fc.constantFrom(...orderStatuses)
const anyType = fc.constantFrom(...orderTypes)
const anyCase = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.replace(/^./, (letter) => letter.toUpperCase()),
)
const nobodysName = fc
  .anything()
  .filter((raw) => typeof raw !== 'number' && typeof raw !== 'string')

describe('the status of an order', () => {
  it('is recognised by its name in any case, and by its code', () => {
    fc.assert(
      fc.property(anyStatus, anyCase, (status, written) => {
        expect(parseOrderStatus(written(status))).toBe(status)
        expect(parseOrderStatus(statusCode(status))).toBe(status)
        expect(parseOrderStatus(String(statusCode(status)))).toBeNull()
      }),
    )
  })

  it('is null for any other name or code', () => {
    fc.assert(
      fc.property(fc.oneof(nobodysName, fc.string(), fc.double()), (raw) => {
        fc.pre(!(typeof raw === 'string' && orderStatuses.some((s) => s === raw.toLowerCase())))
        fc.pre(!(typeof raw === 'number' && raw in orderStatuses))
        expect(parseOrderStatus(raw)).toBeNull()
      }),
    )
  })

  it('can be cancelled only while a driver is searched for', () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        expect(isFinished(status)).toBe(statusCode(status) >= statusCode('completed'))
        if (isCancellable(status)) expect(isFinished(status)).toBe(false)
        expect(isWithoutTrip(status)).toBe(isFinished(status) && status !== 'completed')
        expect(isCancellable(status)).toBe(status === 'searching')
      }),
    )
  })
})

describe('the type of an order', () => {
  it('is recognised by its name in any case, and by its code', () => {
    fc.assert(
      fc.property(anyType, anyCase, (type, written) => {
        expect(parseOrderType(written(type))).toBe(type)
        expect(parseOrderType(orderTypeCode(type))).toBe(type)
      }),
    )
  })

  it('is null for any other name or code', () => {
    fc.assert(
      fc.property(fc.oneof(nobodysName, fc.string(), fc.double()), (raw) => {
        fc.pre(!(typeof raw === 'string' && orderTypes.some((type) => type === raw.toLowerCase())))
        fc.pre(!(typeof raw === 'number' && raw in orderTypes))
        expect(parseOrderType(raw)).toBeNull()
      }),
    )
  })
})

describe('a value-added service', () => {
  it('is recognised by its name in any case, and by nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...valueAddedServices), anyCase, (service, written) => {
        expect(parseValueAddedService(written(service))).toBe(service)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        fc.pre(!valueAddedServices.some((service) => service === raw))
        expect(parseValueAddedService(raw)).toBeNull()
      }),
    )
  })
})

describe('the tracking link of an order', () => {
  it('leads to the tracking page of its type in the locale, with the order’s number', () => {
    fc.assert(
      fc.property(anyLocale, anyOrder, (locale, order) => {
        const link = trackingLink(locale)(order)
        expect(link.site).toBeNull()
        expect(link.query).toContainEqual(['crn', order.crn])
        expect(link.path).toBe(
          order.type === 'courier' ? `/${locale}/track-courier-order` : `/${locale}/track-order`,
        )
      }),
    )
  })
})
