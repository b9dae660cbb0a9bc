import { Hono } from 'hono'
import type { Bindings } from '../http/calls.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { makeRequestCallback } from './callbackRequests.ts'
import { makeEstimates } from './estimates.ts'
import { fareEstimate } from './fareEstimate.ts'
import type { OrderNeeds } from './needs.ts'
import { secure } from './secure.ts'
import { serviceability } from './serviceability.ts'
import { validator } from './validator.ts'

/** The order service of the spec. */
export const orderRoutes = (needs: OrderNeeds): Hono<Bindings> => {
  const { gate, areas, sessions, clock } = needs
  const estimates = makeEstimates(needs)
  const requestCallback = makeRequestCallback(needs)
  const routes = new Hono<Bindings>()
  routes
    .use(crossOrigin())
    .post(
      '/website/fare_estimate_validator_v2',
      gate('validator'),
      validator({ areas, sessions, estimates, requestCallback }),
    )
    .post('/fare_estimate_secure', gate('secure'), secure(estimates))
    .get('/website/fare_estimates/:token', gate('fareEstimate'), fareEstimate(estimates, clock))
    .get('/website/geo_regions/:id/serviceability', gate('serviceability'), serviceability(areas))
  return routes
}
