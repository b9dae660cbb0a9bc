import { randomUUID } from 'node:crypto'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import { booking } from './booking.ts'
import { type Changes, enquiry, headers } from './calls.ts'
import type { ReceivedAnswer, SentRequest } from './contract.ts'
import { textIn } from './inAnswer.ts'

/** A request and its response. */
export type Exchange = { readonly request: SentRequest; readonly answer: ReceivedAnswer }

export const send = async (sandbox: Sandbox, request: SentRequest): Promise<Exchange> => {
  const search = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString()
  const response = await fetch(
    `${sandbox.url}${request.path}${search === '' ? '' : `?${search}`}`,
    {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    },
  )
  const text = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  return {
    request,
    answer: {
      status: response.status,
      contentType,
      body: contentType.startsWith('application/json') ? JSON.parse(text) : text,
    },
  }
}

type Asked = {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Visitor = {
  readonly get: (path: string, asked?: Asked) => Promise<ReceivedAnswer>
  readonly post: (path: string, asked?: Asked) => Promise<ReceivedAnswer>
}

/** A visitor who calls the sandbox and records the exchanges. */
const visitorOf = (sandbox: Sandbox, exchanges: Exchange[]): Visitor => {
  const ask =
    (method: 'GET' | 'POST') =>
    async (path: string, { query = {}, headers: own = headers(), body }: Asked = {}) => {
      const exchange = await send(sandbox, {
        method,
        path: `/sandbox/${path}`,
        query: Object.entries(query),
        headers: own,
        body: method === 'GET' ? undefined : (body ?? {}),
      })
      exchanges.push(exchange)
      return exchange.answer
    }
  return { get: ask('GET'), post: ask('POST') }
}

const onboarding = 'customer/customer/onboarding'
const asha = '9876543210'
const newcomer = '9123456780'
const withoutBrand = (): Asked => ({ headers: headers({ brand: undefined }) })

const codeTo = (sandbox: Sandbox, mobile: string): string => {
  const message = sandbox.inbox().find(({ to }) => to === mobile)
  return /^\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}

const times = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await act()
}

const details = {
  email: 'ravi@example.in',
  first_name: 'Ravi',
  last_name: null,
  whatsapp_consent: true,
  customer_frequency: 'business',
  agreed_docs: [],
}

const validationOf = (mobile: string, otp: string, more: object = {}): Asked => ({
  body: { mobile, otp, created_by: 'customer', ...more },
})

const signingUp = async (sandbox: Sandbox, { get, post }: Visitor): Promise<void> => {
  await get(`customer/customer/exists/${asha}`)
  await get('customer/customer/exists/12345')
  const person = { mobile: newcomer, email: 'ravi@example.in', name: 'Ravi Kumar' }
  await post(`${onboarding}/resend_otp`, { body: { mobile: newcomer } })
  await post(`${onboarding}/resend_otp/whatsapp`, { body: { mobile: newcomer } })
  await post(`${onboarding}/signup`, { body: person })
  await post(`${onboarding}/signup`, { body: { ...person, email: 'asha@example.in' } })
  await post(`${onboarding}/signup`, { body: { ...person, name: 'R2' } })
  await post(`${onboarding}/resend_otp`, { body: { mobile: newcomer } })
  await post(`${onboarding}/resend_otp/whatsapp`, { body: { mobile: newcomer } })
  await post(
    `${onboarding}/validation`,
    validationOf(newcomer, codeTo(sandbox, newcomer), { ...details, email: 'asha@example.in' }),
  )
  await post(
    `${onboarding}/validation`,
    validationOf(newcomer, codeTo(sandbox, newcomer), { ...details, geo_region_id: 3 }),
  )
  // Too often within an hour, whatever the channel.
  await times(5, () => post(`${onboarding}/resend_otp`, { body: { mobile: newcomer } }))
  await post(`${onboarding}/resend_otp/whatsapp`, { body: { mobile: newcomer } })
  await post(`${onboarding}/resend_otp`, { body: { mobile: '1' } })
  await post(`${onboarding}/resend_otp/whatsapp`, { body: { mobile: '1' } })
  const stranger = { mobile: '9123456781', email: 'new@example.in', name: 'Nila Sen' }
  await times(7, () => post(`${onboarding}/signup`, { body: stranger }))
}

const loggingIn = async (sandbox: Sandbox, { post }: Visitor): Promise<Changes> => {
  await post(`${onboarding}/exist_otp`, {
    body: { mobile: asha, utm_params: { utm_term: 'a' }, all_utm_params: {} },
  })
  await post(`${onboarding}/validation`, validationOf(asha, '12345'))
  const { body } = await post(`${onboarding}/validation`, validationOf(asha, codeTo(sandbox, asha)))
  const session = { mobile: asha, 'auth-token': textIn(body, 'customer', 'auth_token') }
  await times(6, () =>
    post(`${onboarding}/exist_otp`, {
      body: { mobile: asha, utm_params: {}, all_utm_params: {} },
    }),
  )
  await post(`${onboarding}/exist_otp`, { body: { mobile: 'me' } })
  const wrong = codeTo(sandbox, asha) === '000000' ? '000001' : '000000'
  await times(6, () => post(`${onboarding}/validation`, validationOf(asha, wrong)))
  return session
}

const account = async ({ get, post }: Visitor, session: Changes): Promise<void> => {
  await get('customer/customer/profile', { headers: headers(session) })
  await get('customer/customer/profile')
  await get('customer/customer/profile', withoutBrand())
  await post(`${onboarding}/logout`)
  await post(`${onboarding}/logout`, withoutBrand())
}

const estimating = async ({ get, post }: Visitor, session: Changes): Promise<string> => {
  const validator = 'order/website/fare_estimate_validator_v2'
  await post(validator, { query: enquiry() })
  await post(validator, {
    query: enquiry({ customer_name: '', customer_mobile: '', frequency: '', service_category: '' }),
    headers: headers(session),
  })
  await post(validator, { query: enquiry({ customer_mobile: '1', to_address_lat: '1000' }) })
  await post(validator, { query: enquiry({ from_address_lat: 'north' }) })
  await post(validator, { query: enquiry(), headers: headers({ mobile: asha, 'auth-token': 'x' }) })
  const dubai = {
    from_address_lat: '25.2631',
    from_address_long: '55.2972',
    to_address_lat: '25.0777',
    to_address_long: '55.1386',
    customer_mobile: '501234567',
  }
  const inDubai = { country: 'ae', 'preferred-languages': 'en-AE' }
  await post(validator, { query: enquiry(dubai), headers: headers(inDubai) })

  const secure = 'order/fare_estimate_secure'
  const re_id = { re_id: 'Default' }
  const { body } = await post(secure, { query: enquiry({ geo_region_id: '3' }), body: re_id })
  await post(secure, { query: enquiry({ customer_mobile: '9800000000' }), body: re_id })
  await post(secure, { query: enquiry({ geo_region_id: '0' }), body: re_id })
  const token = textIn(body, 'response', 'fare_estimate_token')
  await get(`order/website/fare_estimates/${token}`)
  await get('order/website/fare_estimates/none')
  await get(`order/website/fare_estimates/${token}`, withoutBrand())
  for (const id of ['1', '2', '3', '601', '99', 'x']) {
    await get(`order/website/geo_regions/${id}/serviceability`)
  }
  await get('order/website/geo_regions/3/serviceability', withoutBrand())
  return token
}

const ordering = async (
  sandbox: Sandbox,
  { get, post }: Visitor,
  session: Changes,
  token: string,
): Promise<void> => {
  const mine = (more: Changes = {}) => ({ headers: headers({ ...session, ...more }) })
  const intent = { 'client-request-uuid': randomUUID() }
  const book = (changes: object, more: Changes = {}) =>
    post('order/website/orders', { ...mine(more), body: booking(changes) })

  const { body } = await book({ fare_estimate_token: token }, intent)
  const crn = textIn(body, 'order_crn')
  await book({ fare_estimate_token: token }, intent)
  await book({}, intent)
  await book({ vehicle_id: 20 })
  await book({ drop_address: { landmark: 'Sea', location: { lat: 10, lng: 70 } } })
  await book({ vehicle_id: 'one' })
  await post('order/website/orders', { body: booking() })
  const byHelper = textIn((await book({ vehicle_id: 129 })).body, 'order_crn')
  const cancelled = textIn((await book({ goods_type: undefined })).body, 'order_crn')

  const order = `order/website/orders/${crn}`
  await get(order, mine())
  await get(order)
  await get(order, mine({ brand: undefined }))
  await get('order/website/orders/CRN0', mine())
  const cancel = (path: string, reason: unknown, asked: Asked = mine()) =>
    post(`order/website/orders/${path}/cancel`, { ...asked, body: { reason } })
  await cancel(cancelled, 'Changed my mind')
  await cancel('CRN0', 'Changed my mind')
  await cancel(crn, '')
  await cancel(crn, 7)
  await cancel(crn, 'Changed my mind', {})
  sandbox.clock.advance(45_000)
  await get(order, mine())
  await cancel(crn, 'Changed my mind')
  sandbox.clock.advance(60_000)
  await get(order, mine())
  await get('order/order-history/orders', mine())
  sandbox.clock.advance(60 * 60_000)
  await get(`order/website/orders/${byHelper}`, mine())
  await get('order/order-history/orders', { ...mine(), query: { limit: '2', offset: '1' } })
  await get('order/order-history/orders', { ...mine(), query: { limit: '0' } })
  await get('order/order-history/orders')
  sandbox.drivers.failEvery(1)
  const lost = textIn((await book({})).body, 'order_crn')
  sandbox.drivers.failEvery(0)
  sandbox.clock.advance(24 * 60 * 60_000)
  await get(`order/website/orders/${lost}`, mine())
  await book({ fare_estimate_token: token })
  await get(`order/website/fare_estimates/${token}`)
}

const leads = async ({ post }: Visitor, session: Changes): Promise<void> => {
  const places = Object(booking())
  const form = (changes: object = {}) => ({
    geo_region: 3,
    pickup_address: { landmark: 'Koramangala', location: places.pickup_address.location },
    drop_address: places.drop_address,
    service_category: 'trucks',
    consent_for_callback: true,
    ...changes,
  })
  const person = { name: 'Meera Iyer', mobile: '9812345678', requirement: 'business' }
  const intent = { headers: headers() }
  const callback = 'order/website/spot_callback_requests'
  const redirect = 'order/website/spot_redirects'
  await post(callback, { ...intent, body: form(person) })
  await post(callback, { ...intent, body: form({ ...person, requirement: 'personal' }) })
  await post(callback, { body: form({ ...person, consent_for_callback: false }) })
  await post(redirect, { body: form(person) })
  await post(redirect, { body: form({ ...person, service_category: '2 wheeler' }) })
  for (const path of [callback, redirect]) {
    await post(path, { headers: headers(session), body: form() })
    await post(path, { body: form() })
    await post(path, { body: form({ service_category: 'rockets' }) })
    await post(path, { body: form(), headers: headers({ mobile: asha, 'auth-token': 'x' }) })
  }
}

const partners = async ({ get, post }: Visitor): Promise<void> => {
  const details = 'order/geo_regions/vehicle_details_v2'
  await get(details, { query: { geo_region_id: '3', with_others: 'true' } })
  await get(details, { query: { geo_region_id: '99', with_others: 'false' } })
  await get(details, { query: { geo_region_id: '3' } })
  const register = (changes: object, asked: Asked = {}) =>
    post('order/vendor_contact_us', {
      ...asked,
      body: {
        vendor_query: {
          name: 'Balwinder Singh',
          mobile: '9812345678',
          geo_region_id: 3,
          vehicle_id: 20,
          info_source: 'fos',
          brand: 'Hathi',
          ...changes,
        },
      },
    })
  const intent = { headers: headers() }
  await register({}, intent)
  await register({ vehicle_id: 1 }, intent)
  await register({ mobile: '1' })
  await register({ vehicle_id: null })
}

const content = async ({ get }: Visitor): Promise<void> => {
  const bare = { headers: {} }
  const calls = ['fare-results', 'pages/home', 'cities', 'goods-types', 'partners-bd']
  for (const call of calls) {
    for (const locale of ['en', 'en-IN', 'tr-TR', 'bn-BD', 'fr']) {
      await get(`content/api/website-${call}`, { ...bare, query: { locale } })
    }
  }
  await get('content/api/website-pages/nowhere', { ...bare, query: { locale: 'en' } })
  await get('content/api/website-partners-bd', {
    ...bare,
    query: { locale: 'en', populate: '*', 'populate[hero_section][populate]': '*' },
  })
}

export type Tour = {
  readonly exchanges: readonly Exchange[]
  /** A session that is still open at the end. */
  readonly session: Changes
}

/** Makes every call with every documented response, successes and refusals. */
export const tourOf = async (sandbox: Sandbox): Promise<Tour> => {
  const exchanges: Exchange[] = []
  const visitor = visitorOf(sandbox, exchanges)
  await signingUp(sandbox, visitor)
  const session = await loggingIn(sandbox, visitor)
  await account(visitor, session)
  const token = await estimating(visitor, session)
  await ordering(sandbox, visitor, session, token)
  await leads(visitor, session)
  await partners(visitor)
  await content(visitor)
  // Logging out, in a session of its own.
  const other = await loggingIn(sandbox, visitor)
  await visitor.post(`${onboarding}/logout`, { headers: headers(other) })
  return { exchanges, session }
}
