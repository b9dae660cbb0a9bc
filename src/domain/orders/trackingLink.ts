import type { Link } from '../link/link.ts'
import type { Order } from './order.ts'

/**
 * The link to an order's tracking page in a locale; couriers have a page of their own (spec 2 §2).
 *
 * @example
 * formatLink(trackingLink('en-IN')({ crn: 'CRN1', type: 'ondemand' }))
 * // → '/en-IN/track-order?crn=CRN1'
 */
export const trackingLink =
  (locale: string) =>
  ({ crn, type }: Pick<Order, 'crn' | 'type'>): Link =>
    type === 'courier'
      ? {
          site: null,
          path: `/${locale}/track-courier-order`,
          query: [
            ['source', 'website'],
            ['crn', crn],
          ],
        }
      : { site: null, path: `/${locale}/track-order`, query: [['crn', crn]] }
