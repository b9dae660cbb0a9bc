import { either as E } from 'fp-ts'
import { isWithin } from '../../../domain/link/isWithin.ts'
import { formatLink } from '../../../domain/link/link.ts'
import type { Market } from '../../../domain/market/market.ts'
import { crnInLink } from '../../../domain/orders/crnInLink.ts'
import { trackingLink } from '../../../domain/orders/trackingLink.ts'
import type { ReadLink } from '../../ports/navigation.port.ts'
import type { PlacedOrder } from './placeOrder.port.ts'

/** A placed order, and the path on this site, with its query, where the customer tracks it. */
export type TrackableOrder = { readonly crn: string; readonly trackingPath: string }

type TrackableNeeds = {
  readonly market: Pick<Market, 'locale'>
  readonly readLink: ReadLink
}

/** Uses the service's tracking link if it leads to this order in this locale's pages, otherwise our own. */
export const makeTrackable =
  ({ market, readLink }: TrackableNeeds) =>
  ({ crn, trackingUrl }: PlacedOrder): TrackableOrder => {
    const read = readLink(trackingUrl)
    const isOwn =
      E.isRight(read) && isWithin(market.locale)(read.right) && crnInLink(read.right.query) === crn
    const link = isOwn ? read.right : trackingLink(market.locale)({ crn, type: 'ondemand' })
    return { crn, trackingPath: formatLink(link) }
  }
