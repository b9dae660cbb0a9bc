import { either as E } from 'fp-ts'
import { formatLink } from '../../domain/link/link.ts'
import type { Market } from '../../domain/market/market.ts'
import { trackingLink } from '../../domain/orders/trackingLink.ts'
import type { ReadLink } from '../ports/navigation.port.ts'
import type { PlacedOrder } from './placeOrder.port.ts'

/** A placed order and where on this site it is followed: a path with its query. */
export type TrackableOrder = { readonly crn: string; readonly trackingPath: string }

type TrackingNeeds = {
  readonly market: Pick<Market, 'locale'>
  readonly readLink: ReadLink
}

/** Where a placed order is followed: by the service's link where it leads into this site, else by our own. */
export const makeTrackable =
  ({ market, readLink }: TrackingNeeds) =>
  ({ crn, trackingUrl }: PlacedOrder): TrackableOrder => {
    const read = readLink(trackingUrl)
    const isOwn = E.isRight(read) && read.right.site === null
    const link = isOwn ? read.right : trackingLink(market.locale)({ crn, type: 'ondemand' })
    return { crn, trackingPath: formatLink(link) }
  }
