import { type BookingNeeds, makeBookingFeature } from '../application/booking/bookingFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { makeHttpLoadGoodsTypes } from '../infrastructure/booking/httpLoadGoodsTypes.ts'
import { makeHttpLoadServiceArea } from '../infrastructure/booking/httpLoadServiceArea.ts'
import { makeHttpPlaceOrder } from '../infrastructure/booking/httpPlaceOrder.ts'
import { callerHeaders } from '../infrastructure/http/callHeaders.ts'
import { makeHttp } from '../infrastructure/http/http.ts'
import { isOnline, type Page } from './page.ts'

/** What order review needs besides its own calls: the store has it too. */
export type BookingPorts = Omit<
  BookingNeeds,
  'market' | 'limits' | 'report' | 'loadServiceArea' | 'loadGoodsTypes' | 'placeOrder'
>

/** Order review and booking with their calls, over HTTP: a chunk of their own. */
export const bookingFeature = (
  { configuration, market, limits, report, deviceId }: Page,
  ports: BookingPorts,
): Feature => {
  const service = {
    deadline: limits.requestDeadline,
    headers: callerHeaders(deviceId),
    isOnline,
    report,
  }
  const order = makeHttp({ ...service, baseUrl: configuration.orderUrl })
  const content = makeHttp({ ...service, baseUrl: configuration.contentUrl })
  return makeBookingFeature({
    ...ports,
    market,
    limits,
    report,
    loadServiceArea: makeHttpLoadServiceArea(order),
    loadGoodsTypes: makeHttpLoadGoodsTypes(content),
    placeOrder: makeHttpPlaceOrder(order),
  })
}
