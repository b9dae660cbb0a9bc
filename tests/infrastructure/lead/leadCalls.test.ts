import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { LeadCallError } from '../../../src/application/lead/requestSpotCallback.port.ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import { parseAttribution } from '../../../src/domain/attribution/attribution.ts'
import type { Contact } from '../../../src/domain/fare/contact.ts'
import { type LeadEnquiry, type LeadForm, parseLead } from '../../../src/domain/lead/leadForm.ts'
import { type OneTimeCode, parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import { makeHttpRequestSpotCallback } from '../../../src/infrastructure/lead/httpRequestSpotCallback.ts'
import { makeHttpRequestSpotRedirect } from '../../../src/infrastructure/lead/httpRequestSpotRedirect.ts'
import { makeHttpCustomerService } from '../../../src/infrastructure/session/httpCustomerService.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { marketIn } from '../../support/fares.ts'
import { entryOf, placeAt } from '../../support/places.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { context, deviceId, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const order = () => reach(`${sandbox.url}/sandbox/order`).http

// Every test has numbers and request ids of its own, and so never meets another test's lead.
let last = 9300000000
const newMobile = (): string => {
  last += 1
  return String(last)
}
const newContext = (change: Partial<CallContext> = {}): CallContext => {
  last += 1
  return { ...context, requestId: `2f1b7c1e-5d0a-4f0e-9b57-00${last}`, ...change }
}

const guestLead = (change: Partial<LeadForm> = {}, locale = 'en-IN'): LeadEnquiry => {
  const form = { ...filledLead, mobile: newMobile(), ...change }
  const parsed = parseLead(marketIn(locale))({ kind: 'guest' })(form)
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right
}

const customerLead: LeadEnquiry = { ...guestLead(), contact: null }

const ask = (enquiry: LeadEnquiry, by: CallContext = newContext(), geoRegionId = 3) =>
  makeHttpRequestSpotCallback(order())(enquiry, geoRegionId, by)()

const confirm = (enquiry: LeadEnquiry, by: CallContext = newContext(), geoRegionId = 3) =>
  makeHttpRequestSpotRedirect(order())(enquiry, geoRegionId, by)()

const right = <A>(outcome: E.Either<object, A>): A => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const lastSeen = async () => {
  const seen = (await sandbox.journal()).at(-1)
  if (seen === undefined) throw new Error('nothing was asked')
  return seen
}

const attribution = parseAttribution([])('login')

const codeOf = (text: string): OneTimeCode => right(parseCode(6)(/^\d{6}/.exec(text)?.[0] ?? ''))

/** Logs in the customer whom every sandbox has from the start. */
const signIn = async (): Promise<Credentials> => {
  const mobile = '9876543210'
  const customers = makeHttpCustomerService(reach(`${sandbox.url}/sandbox/customer`).http)
  right(await customers.sendCode(mobile, attribution, context.requestId)())
  const message = (await sandbox.inbox()).find(({ to }) => to === mobile)
  const code = codeOf(message?.text ?? '')
  return right(await customers.redeemCode(mobile, code, null, context.requestId)())
}

const refusing = (fields: readonly unknown[], message: string | null = null) =>
  E.left({ kind: 'FormRefused', message, fields })

describe('requesting a callback', () => {
  it('makes a lead of a new number, and redirects to the results', async () => {
    const { callback, redirectUrl } = right(await ask(guestLead()))
    expect(callback).toEqual({
      result: 'success',
      prevCallbackReqIdPresent: false,
      callbackRequestId: expect.stringMatching(/^\d+$/),
      isExistingCust: false,
      leadEntryCreated: true,
      sendUnregisteredEvent: true,
    })
    expect(redirectUrl).toMatch(/^\/en-IN\/fare_estimate_mob\?/)
  })

  it('sends exactly what the contract names', async () => {
    const by = newContext()
    await ask(guestLead({ mobile: '9812345678' }), by)
    const seen = await lastSeen()
    expect(seen).toMatchObject({
      call: 'spotCallback',
      query: {},
      headers: {
        brand: 'smartshift',
        source: 'website',
        'client-request-uuid': by.requestId,
        'device-id': deviceId,
        country: 'in',
        'preferred-languages': 'en-IN',
      },
    })
    expect(seen.headers).not.toHaveProperty('auth-token')
    expect(seen.body).toEqual({
      geo_region: 3,
      pickup_address: {
        landmark: 'Koramangala, Bengaluru',
        location: { lat: 12.935192, lng: 77.624481 },
      },
      drop_address: {
        landmark: 'Whitefield, Bengaluru',
        location: { lat: 12.969819, lng: 77.749972 },
      },
      name: 'Kiran Rao',
      mobile: '9812345678',
      requirement: 'business',
      service_category: 'trucks',
      consent_for_callback: true,
    })
  })

  it('recognises a number that was a lead already that day', async () => {
    const enquiry = guestLead()
    await ask(enquiry)
    expect(right(await ask(enquiry)).callback).toMatchObject({
      prevCallbackReqIdPresent: true,
      leadEntryCreated: false,
      sendUnregisteredEvent: true,
    })
  })

  it('makes no callback request without consent', async () => {
    expect(right(await ask(guestLead({ consent: false }))).callback).toMatchObject({
      callbackRequestId: null,
      leadEntryCreated: false,
    })
  })

  it('accepts a lead without consent in Türkiye, too', async () => {
    const istanbul = {
      pickup: entryOf(placeAt('Kadıköy', { lat: 40.9903, lng: 29.0297 })),
      drop: entryOf(placeAt('Beşiktaş', { lat: 41.0422, lng: 29.0083 })),
      mobile: '5321234567',
      consent: false,
    }
    const lead = guestLead(istanbul, 'tr-TR')
    const by = newContext({ region: 'tr', locale: 'tr-TR' })
    expect(right(await ask(lead, by, 601)).callback).toMatchObject({
      callbackRequestId: null,
      leadEntryCreated: false,
    })
    expect(await confirm(lead, by, 601)).toEqual(E.right(true))
  })

  it.each([
    ['two-wheeler', '2 wheeler'],
    ['trucks', 'trucks'],
    ['compact', 'compact'],
  ] as const)('is possible for %s, which the service calls %s', async (category, name) => {
    expect(await ask(guestLead({ category }))).toMatchObject({ _tag: 'Right' })
    expect((await lastSeen()).body).toMatchObject({ service_category: name })
  })

  it('needs only the route for a customer with a session', async () => {
    const credentials = await signIn()
    const { callback, redirectUrl } = right(await ask(customerLead, newContext({ credentials })))
    expect(callback).toMatchObject({ isExistingCust: true, leadEntryCreated: false })
    expect(redirectUrl).toContain('customer_mobile=9876543210')
    const { headers, body } = await lastSeen()
    expect(headers).toMatchObject({ mobile: '9876543210', 'auth-token': credentials.authToken })
    for (const name of ['name', 'mobile', 'requirement']) expect(body).not.toHaveProperty(name)
  })

  it('is an authentication failure for a customer whose session has ended', async () => {
    const credentials = { mobile: '9876543210', authToken: 'long-gone' }
    const refused = E.left({ kind: 'AuthenticationFailed' })
    expect(await ask(customerLead, newContext({ credentials }))).toEqual(refused)
    expect(await confirm(customerLead, newContext({ credentials }))).toEqual(refused)
  })

  it('is one lead, however often it is sent, and fails for another lead with the same id', async () => {
    const enquiry = guestLead()
    const by = newContext()
    await sandbox.fault({ call: 'spotCallback', fault: 'loseAnswer' })
    expect(await ask(enquiry, by)).toMatchObject({ left: { kind: 'Unreachable' } })
    expect(right(await ask(enquiry, by)).callback.leadEntryCreated).toBe(true)
    expect(await ask({ ...enquiry, consent: false }, by)).toMatchObject({
      left: { kind: 'NetworkError', because: 'declined' },
    })
  })
})

describe('a refusal of a lead', () => {
  const contact = (change: object): Contact | null => {
    const { contact: given } = guestLead()
    return given === null ? null : { ...given, ...change }
  }

  it.each<[string, () => Partial<LeadEnquiry>]>([
    ['name', () => ({ contact: contact({ name: 'R2' }) })],
    ['mobile', () => ({ contact: contact({ mobile: '12345' }) })],
    ['requirement', () => ({ contact: contact({ requirement: 'leisure' }) })],
  ])('is reported at the field %s', async (field, change) => {
    const refused = refusing([{ field, message: expect.stringMatching(/./) }])
    expect(await ask({ ...guestLead(), ...change() })).toEqual(refused)
    expect(await confirm({ ...guestLead(), ...change() })).toEqual(refused)
  })

  it('is reported at an address that is not served', async () => {
    const sea = entryOf(placeAt('Mid-sea', { lat: 10.5, lng: 70.5 }))
    const notServed = (end: string) =>
      `We do not serve ${end} service from this area. Please change the ${end} location`
    expect(await ask(guestLead({ drop: sea }))).toEqual(
      refusing([{ field: 'drop', message: notServed('dropoff') }]),
    )
    expect(await ask(guestLead({ pickup: sea, drop: sea }))).toEqual(
      refusing([
        { field: 'pickup', message: notServed('pickup') },
        { field: 'drop', message: notServed('dropoff') },
      ]),
    )
  })

  it.each<[number, object, LeadCallError]>([
    [
      500,
      { form_error: 'Sorry! No service is available' },
      { kind: 'FormRefused', message: 'Sorry! No service is available', fields: [] },
    ],
    [
      422,
      { field_errors: [{ field_name: 'name', message: ' ' }], form_error: ' ' },
      { kind: 'FormRefused', message: null, fields: [] },
    ],
    [422, { field_errors: 'all' }, { kind: 'RefusalUnreadable', because: 'declined' }],
    [
      503,
      { error: 'Busy', field_errors: [], form_error: null },
      { kind: 'NetworkError', because: 'failed', message: 'Busy' },
    ],
  ])('with status %d and %j is read', async (status, body, error) => {
    await sandbox.fault({ call: 'spotCallback', fault: 'answer', status, body })
    expect(await ask(guestLead())).toEqual(E.left(error))
  })

  type Told = ReadonlyArray<{ readonly field_name: string; readonly message: string }>
  const answered = async (field_errors: Told) => {
    const body = { field_errors, form_error: null }
    await sandbox.fault({ call: 'spotCallback', fault: 'answer', status: 422, body })
    return ask(guestLead())
  }

  it.each(['pickup', 'drop', 'name', 'mobile', 'requirement'])(
    'of the field %s is reported there',
    async (field) => {
      expect(await answered([{ field_name: field, message: 'No.' }])).toEqual(
        refusing([{ field, message: 'No.' }]),
      )
    },
  )

  it('of an unknown field is left out', async () => {
    const names = ['consent', 'category', 'customer_mobile', 'constructor', '']
    expect(await answered(names.map((field_name) => ({ field_name, message: 'No.' })))).toEqual(
      refusing([]),
    )
  })

  it('has one error per field, the first with a text', async () => {
    expect(
      await answered([
        { field_name: 'drop', message: ' ' },
        { field_name: 'name', message: 'Who?' },
        { field_name: 'drop', message: 'First' },
        { field_name: 'drop', message: 'Second' },
      ]),
    ).toEqual(
      refusing([
        { field: 'name', message: 'Who?' },
        { field: 'drop', message: 'First' },
      ]),
    )
  })

  it('has the service’s message for an unknown city', async () => {
    expect(await ask(guestLead(), newContext(), 99)).toEqual(
      E.left({ kind: 'NetworkError', because: 'declined', message: 'body is wrong at geo_region' }),
    )
  })
})

describe('confirming a lead', () => {
  it('is true for the lead that was sent, and false for another one', async () => {
    const enquiry = guestLead()
    expect(await confirm(enquiry)).toEqual(E.right(false))
    await ask(enquiry)
    expect(await confirm(enquiry)).toEqual(E.right(true))
    expect(await confirm({ ...enquiry, category: 'two-wheeler' })).toEqual(E.right(false))
  })

  it('sends the same body as the request that it confirms', async () => {
    const enquiry = guestLead()
    await ask(enquiry)
    await confirm(enquiry)
    const [asked, confirmed] = await sandbox.journal()
    expect(confirmed).toMatchObject({ call: 'spotRedirect', body: asked?.body })
  })

  it('breaks the contract if it is neither success nor failed', async () => {
    await sandbox.fault({
      call: 'spotRedirect',
      fault: 'answer',
      status: 200,
      body: { result: 'maybe' },
    })
    expect(await confirm(guestLead())).toEqual(
      E.left({ kind: 'ContractBroken', call: '/website/spot_redirects', paths: ['result'] }),
    )
  })
})

describe('an answer with only the required parts of the callback', () => {
  const promised = { lead_entry_created: true, send_unregistered_event: false }
  const nothing = {
    result: null,
    prev_callback_req_id_present: null,
    callback_request_id: null,
    is_existing_cust: null,
  }

  it.each([promised, { ...promised, ...nothing }])('is a lead that was taken: %j', async (data) => {
    await sandbox.fault({
      call: 'spotCallback',
      fault: 'answer',
      status: 200,
      body: { callback_request_data: data, redirect_url: '/x' },
    })
    expect(await ask(guestLead())).toEqual(
      E.right({
        callback: {
          result: null,
          prevCallbackReqIdPresent: null,
          callbackRequestId: null,
          isExistingCust: null,
          leadEntryCreated: true,
          sendUnregisteredEvent: false,
        },
        redirectUrl: '/x',
      }),
    )
  })
})

describe('a malformed answer to a lead', () => {
  const data = {
    result: 'success',
    prev_callback_req_id_present: false,
    callback_request_id: 42,
    is_existing_cust: false,
    lead_entry_created: true,
    send_unregistered_event: true,
  }

  it.each([
    [{ callback_request_data: data }, 'redirect_url'],
    [
      { callback_request_data: { ...data, lead_entry_created: 'yes' }, redirect_url: '/x' },
      'callback_request_data/lead_entry_created',
    ],
    [
      { callback_request_data: { ...data, send_unregistered_event: null }, redirect_url: '/x' },
      'callback_request_data/send_unregistered_event',
    ],
  ])('breaks the contract: %j', async (body, path) => {
    await sandbox.fault({ call: 'spotCallback', fault: 'answer', status: 200, body })
    expect(await ask(guestLead())).toEqual(
      E.left({
        kind: 'ContractBroken',
        call: '/website/spot_callback_requests',
        paths: [path],
      }),
    )
  })
})
