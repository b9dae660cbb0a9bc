import { Hono } from 'hono'
import { makeRequestCallback } from '../fare/callbackRequests.ts'
import { makeEstimates } from '../fare/estimates.ts'
import { fareEstimate } from '../fare/fareEstimate.ts'
import { secure } from '../fare/secure.ts'
import { validator } from '../fare/validator.ts'
import type { Bindings } from '../http/calls.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { spotCallback, spotRedirect } from '../lead/spotCalls.ts'
import { book } from '../orders/book.ts'
import { makeOrders } from '../orders/orders.ts'
import { cancelOrder, order, orderHistory } from '../orders/ownOrders.ts'
import { vehicleDetails } from '../partner/vehicleDetails.ts'
import { vendorContact } from '../partner/vendorContact.ts'
import { serviceability } from '../serviceability/serviceability.ts'
import { makeAnsweredOnce } from '../store/answeredOnce.ts'
import type { OrderNeeds } from './needs.ts'

/** The order service of the spec. */
export const orderRoutes = (needs: OrderNeeds): Hono<Bindings> => {
  const { gate, areas, sessions, clock, database, random, captcha } = needs
  const estimates = makeEstimates(needs)
  const requestCallback = makeRequestCallback(needs)
  const orders = makeOrders(database, clock, random)
  const answeredOnce = makeAnsweredOnce(database, clock)
  const booking = { ...needs, estimates, orders, answeredOnce }
  const spot = { ...needs, requestCallback, estimates, answeredOnce }
  const routes = new Hono<Bindings>()
  routes
    .use(crossOrigin())
    .post(
      '/website/fare_estimate_validator_v2',
      gate('validator'),
      validator({ areas, sessions, captcha, estimates, requestCallback }),
    )
    .post('/fare_estimate_secure', gate('secure'), secure(estimates))
    .get('/website/fare_estimates/:token', gate('fareEstimate'), fareEstimate(estimates, clock))
    .get('/website/geo_regions/:id/serviceability', gate('serviceability'), serviceability(areas))
    .post('/website/orders', gate('book'), book(booking))
    .get('/website/orders/:crn', gate('order'), order(booking))
    .post('/website/orders/:crn/cancel', gate('cancelOrder'), cancelOrder(booking))
    .get('/order-history/orders', gate('orderHistory'), orderHistory(booking))
    .post('/website/spot_callback_requests', gate('spotCallback'), spotCallback(spot))
    .post('/website/spot_redirects', gate('spotRedirect'), spotRedirect(spot))
    .get('/geo_regions/vehicle_details_v2', gate('vehicleDetails'), vehicleDetails(areas))
    .post(
      '/vendor_contact_us',
      gate('vendorContact'),
      vendorContact({ areas, database, clock, answeredOnce }),
    )
  return routes
}
