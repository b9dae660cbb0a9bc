import type { DatabaseSync } from 'node:sqlite'
import type { Context, Handler } from 'hono'
import type { Clock } from '../clock.ts'
import type { Customer } from '../customer/customers.ts'
import type { Sessions } from '../customer/sessions.ts'
import type { RequestCallback } from '../fare/callbackRequests.ts'
import { type Estimates, quoteOf } from '../fare/estimates.ts'
import { quoteVehicles } from '../fare/quoteVehicles.ts'
import { resultsUrl } from '../fare/resultsUrl.ts'
import type { Bindings } from '../http/calls.ts'
import { type CallerContext, readOrderHeaders, readQuery } from '../http/strictRequest.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'
import { type AnsweredOnce, fingerprint } from '../store/answeredOnce.ts'
import { demandSaid, readSpotForm, type SpotAsker, type SpotForm } from './spotForm.ts'

type SpotNeeds = {
  readonly areas: readonly ServiceArea[]
  readonly sessions: Sessions
  readonly requestCallback: RequestCallback
  readonly estimates: Estimates
  readonly answeredOnce: AnsweredOnce
  readonly database: DatabaseSync
  readonly clock: Clock
}

type SpotRequest = {
  readonly context: CallerContext
  readonly customer: Customer | null
  readonly form: SpotForm
  readonly asker: SpotAsker
  readonly area: ServiceArea
}

const readRequest = async (c: Context, needs: SpotNeeds): Promise<SpotRequest> => {
  const context = readOrderHeaders(c)
  readQuery(c, [], [])
  const form = await readSpotForm(c)
  const customer = needs.sessions.identify(c)
  return { context, customer, form, ...demandSaid(needs, form, context.region, customer) }
}

const tripOf = ({ pickup_address: pickup, drop_address: drop }: SpotForm) => ({
  from: { landmark: pickup.landmark, ...pickup.location },
  to: { landmark: drop.landmark, ...drop.location },
})

/** The token of an estimate for the lead's trip; none if no vehicle can be quoted. */
const estimateToken = ({ estimates }: SpotNeeds, { form, area }: SpotRequest) => {
  const { from, to } = tripOf(form)
  // The fares only know two categories, so a compact trip is quoted with all vehicles.
  const category = form.service_category === 'compact' ? '' : form.service_category
  const vehicles = [...quoteVehicles(area, from, to, category)]
  if (vehicles.length === 0) return {}
  return { fare_estimate_token: estimates.issue(quoteOf(area, from, to, vehicles)) }
}

/** Without the city, which the website adds (spec 2 §7). */
const redirectUrl = (needs: SpotNeeds, request: SpotRequest): string => {
  const { context, form, asker } = request
  const { name, mobile, requirement: frequency } = asker
  return resultsUrl(
    context.locale,
    { ...tripOf(form), name, mobile, frequency },
    { service_category: form.service_category, ...estimateToken(needs, request) },
  )
}

const callbackData = ({ sessions, requestCallback }: SpotNeeds, request: SpotRequest) => {
  const { customer, form, asker } = request
  const isCustomer = customer !== null || sessions.isCustomer(asker.mobile)
  // Only people who agreed to it are called back.
  const callback = form.consent_for_callback ? requestCallback(asker.mobile) : null
  return {
    result: 'success',
    prev_callback_req_id_present: callback?.wasThere ?? false,
    callback_request_id: callback?.id ?? null,
    is_existing_cust: isCustomer,
    lead_entry_created: callback !== null && !isCustomer && !callback.wasThere,
    // A repeated request is no new lead, but the caller is still not a customer.
    send_unregistered_event: callback !== null && !isCustomer,
  }
}

/** `POST /website/spot_callback_requests` */
export const spotCallback = (needs: SpotNeeds): Handler<Bindings> => {
  const remember = needs.database.prepare(
    'INSERT OR REPLACE INTO spot_requests (said, at) VALUES (?, ?)',
  )
  return async (c) => {
    const request = await readRequest(c, needs)
    const { context, form, asker } = request
    const said = { form, asker }
    const intent = {
      call: 'spotCallback',
      caller: context.deviceId,
      requestId: context.requestId,
      said,
    } as const
    const answer = needs.answeredOnce(intent, () => {
      remember.run(fingerprint(said), needs.clock.now())
      return {
        callback_request_data: callbackData(needs, request),
        redirect_url: redirectUrl(needs, request),
      }
    })
    return c.json(answer)
  }
}

/** `POST /website/spot_redirects`: confirms that the call above accepted the same form. */
export const spotRedirect = (needs: SpotNeeds): Handler<Bindings> => {
  const select = needs.database.prepare('SELECT 1 FROM spot_requests WHERE said = ?')
  return async (c) => {
    const { form, asker } = await readRequest(c, needs)
    const isTaken = select.get(fingerprint({ form, asker })) !== undefined
    return c.json({ result: isTaken ? 'success' : 'failed' })
  }
}
