import { describe, expect, it } from '@jest/globals'
import { formatLink } from '../../../src/domain/link/link.ts'
import { crnInLink } from '../../../src/domain/orders/crnInLink.ts'
import { orderTypes } from '../../../src/domain/orders/orderType.ts'
import { trackingLink } from '../../../src/domain/orders/trackingLink.ts'

describe('the link to track an order', () => {
  it.each(orderTypes.filter((type) => type !== 'courier'))(
    'of type %s leads to track-order',
    (type) => {
      expect(formatLink(trackingLink('en-IN')({ crn: 'CRN1000017', type }))).toBe(
        '/en-IN/track-order?crn=CRN1000017',
      )
    },
  )

  it('of a courier leads to the page for couriers', () => {
    expect(formatLink(trackingLink('en-IN')({ crn: 'CRN1000017', type: 'courier' }))).toBe(
      '/en-IN/track-courier-order?source=website&crn=CRN1000017',
    )
  })

  it.each(orderTypes)('of type %s names the order', (type) => {
    expect(crnInLink(trackingLink('en-IN')({ crn: 'CRN1000017', type }).query)).toBe('CRN1000017')
  })

  it('names its order without the blanks around it, which copied texts have', () => {
    expect(crnInLink([['crn', ' CRN1000017\n']])).toBe('CRN1000017')
  })

  it('may name no order', () => {
    expect(crnInLink([['crn', ' ']])).toBe('')
    expect(crnInLink([['source', 'website']])).toBe('')
  })

  it('stays in its locale and on the site, whatever the order’s number', () => {
    expect(formatLink(trackingLink('tr-TR')({ crn: '/../&x=1#', type: 'pnm' }))).toBe(
      '/tr-TR/track-order?crn=%2F..%2F%26x%3D1%23',
    )
    expect(trackingLink('tr-TR')({ crn: '//evil', type: 'courier' }).site).toBeNull()
  })
})
