import { cityNames } from '../../config/market/cityNames.ts'
import { site } from '../../config/market/site.ts'
import { type BookingNeeds, makeBookingFeature } from '../application/booking/bookingFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { makeHttpLoadGoodsTypes } from '../infrastructure/booking/httpLoadGoodsTypes.ts'
import { makeHttpLoadServiceArea } from '../infrastructure/booking/httpLoadServiceArea.ts'
import { makeHttpPlaceOrder } from '../infrastructure/booking/httpPlaceOrder.ts'
import { makeOnConnection } from '../infrastructure/browser/onConnection.ts'
import { makeHttpLoadOrder } from '../infrastructure/orders/httpLoadOrder.ts'
import type { Page } from './page.ts'
import { contentService, orderService } from './services.ts'

/** What order review needs besides its own calls. The store has it too. */
export type BookingPorts = Omit<
  BookingNeeds,
  | 'market'
  | 'limits'
  | 'report'
  | 'site'
  | 'cityNames'
  | 'loadServiceArea'
  | 'loadGoodsTypes'
  | 'placeOrder'
  | 'loadOrder'
  | 'onConnection'
>

/** Order review and booking, with their HTTP calls: a chunk of their own. */
export const bookingFeature = (page: Page, ports: BookingPorts): Feature => {
  const { market, limits, report } = page
  const order = orderService(page)
  return makeBookingFeature({
    ...ports,
    market,
    limits,
    report,
    site,
    cityNames,
    onConnection: makeOnConnection(window),
    loadServiceArea: makeHttpLoadServiceArea(order),
    loadGoodsTypes: makeHttpLoadGoodsTypes(contentService(page)),
    placeOrder: makeHttpPlaceOrder(order),
    loadOrder: makeHttpLoadOrder(order),
  })
}
