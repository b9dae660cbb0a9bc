import { either as E } from 'fp-ts'
import { formatLink } from '../../domain/link/link.ts'
import type { Market } from '../../domain/market/market.ts'
import { trackingLink } from '../../domain/orders/trackingLink.ts'
import type { ReadLink } from '../ports/navigation.port.ts'
import type { PlacedOrder } from './placeOrder.port.ts'

type TrackingPathNeeds = {
  readonly market: Pick<Market, 'locale'>
  readonly readLink: ReadLink
}

/** A placed order with a link that may be followed: the service's where it leads into this site, else our own. */
export const makeTrackable =
  ({ market, readLink }: TrackingPathNeeds) =>
  ({ crn, trackingUrl }: PlacedOrder): PlacedOrder => {
    const read = readLink(trackingUrl)
    const isOwn = E.isRight(read) && read.right.site === null
    const link = isOwn ? read.right : trackingLink(market.locale)({ crn, type: 'ondemand' })
    return { crn, trackingUrl: formatLink(link) }
  }
