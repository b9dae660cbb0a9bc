import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { countries } from '../../config/market/countries.ts'
import { partners } from '../../config/market/partner.ts'
import { callNames } from '../../sandbox/http/calls.ts'
import type { JournalEntry } from '../../sandbox/testing/journal.ts'
import { awaited } from '../../src/application/ports/abandonment.port.ts'
import type { CustomerService } from '../../src/application/session/customer.port.ts'
import { parseAttribution } from '../../src/domain/attribution/attribution.ts'
import { parseRegistration } from '../../src/domain/partner/registration.ts'
import { parseCode } from '../../src/domain/session/oneTimeCode.ts'
import { parseSignup } from '../../src/domain/session/signup.ts'
import { makeHttpLoadGoodsTypes } from '../../src/infrastructure/booking/httpLoadGoodsTypes.ts'
import { makeHttpLoadServiceArea } from '../../src/infrastructure/booking/httpLoadServiceArea.ts'
import { makeHttpPlaceOrder } from '../../src/infrastructure/booking/httpPlaceOrder.ts'
import { makeHttpLoadCities } from '../../src/infrastructure/content/httpLoadCities.ts'
import { makeHttpLoadPage } from '../../src/infrastructure/content/httpLoadPage.ts'
import { makeHttpIssueFareToken } from '../../src/infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpLoadFareContent } from '../../src/infrastructure/fare/httpLoadFareContent.ts'
import { makeHttpQuoteFare } from '../../src/infrastructure/fare/httpQuoteFare.ts'
import { makeHttpRecallEstimate } from '../../src/infrastructure/fare/httpRecallEstimate.ts'
import { WireVehicle } from '../../src/infrastructure/fare/vehicle.codec.ts'
import { Address } from '../../src/infrastructure/http/contentAddress.codec.ts'
import { IsoTime } from '../../src/infrastructure/http/wire.codec.ts'
import { makeHttpRequestSpotCallback } from '../../src/infrastructure/lead/httpRequestSpotCallback.ts'
import { makeHttpRequestSpotRedirect } from '../../src/infrastructure/lead/httpRequestSpotRedirect.ts'
import { makeHttpCancelOrder } from '../../src/infrastructure/orders/httpCancelOrder.ts'
import { makeHttpLoadOrder } from '../../src/infrastructure/orders/httpLoadOrder.ts'
import { makeHttpLoadOrderHistory } from '../../src/infrastructure/orders/httpLoadOrderHistory.ts'
import { makeHttpLoadPartnersPage } from '../../src/infrastructure/partner/httpLoadPartnersPage.ts'
import { makeHttpLoadPartnerVehicles } from '../../src/infrastructure/partner/httpLoadPartnerVehicles.ts'
import { makeHttpRegisterPartner } from '../../src/infrastructure/partner/httpRegisterPartner.ts'
import { WireVehicleDetails } from '../../src/infrastructure/partner/vehicleDetails.codec.ts'
import { makeHttpCustomerService } from '../../src/infrastructure/session/httpCustomerService.ts'
import { guestLead } from '../domain/lead/leads.ts'
import { koramangalaToWhitefield } from '../infrastructure/support/bangaloreRoute.ts'
import { context, reach } from '../infrastructure/support/services.ts'
import { farePage } from '../support/fares.ts'
import { booking } from './support/booking.ts'
import { type Changes, headers, post } from './support/calls.ts'
import {
  answerFaults,
  at,
  type ContractCall,
  callOf,
  contractCalls,
  contractDocument,
  declaredTags,
  departures,
  namedSchemas,
  type Parameter,
  paths,
  requestFaults,
  type SentRequest,
} from './support/contract.ts'
import { codeTo, signUp } from './support/customer.ts'
import { textIn } from './support/inAnswer.ts'
import { openapiShape } from './support/openapiShape.ts'
import { sandboxForTests, websiteOf } from './support/running.ts'
import { type Exchange, send, type Tour, tourOf } from './support/tour.ts'

const rightOf = <Answer>(outcome: E.Either<unknown, Answer>): Answer => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const countryOf = (asked: string) =>
  rightOf(
    E.fromNullable(`${asked} is not configured`)(countries.find(({ region }) => region === asked)),
  )

/**
 * Makes every call of the customer service as the website does: signs up, loads the profile, and
 * logs out.
 */
const joinAndLeave = async (
  customer: CustomerService,
  requestId: string,
  codeFor: (mobile: string) => string,
  region = 'in',
  typed = '9812300045',
): Promise<void> => {
  const applicant = rightOf(
    parseSignup({ country: countryOf(region) })({
      name: 'Kiran Kumar',
      mobile: typed,
      email: `kiran@example.${region}`,
      whatsappConsent: true,
    }),
  )
  const { mobile } = applicant
  expect(rightOf(await customer.checkCustomer(mobile, requestId)())).toBe(false)
  const attribution = parseAttribution([])('login')
  expect(rightOf(await customer.sendCode(mobile, attribution, requestId)())).toBe(false)
  rightOf(await customer.signUp(applicant, requestId)())
  rightOf(await customer.resendCode(mobile, 'sms', requestId)())
  rightOf(await customer.resendCode(mobile, 'whatsapp', requestId)())
  const newcomer = {
    applicant,
    requirement: 'business',
    agreedDocuments: [
      { type: 'terms_of_service', url: 'https://hathi.example/terms', agreedAt: 0 } as const,
    ],
    referralCode: 'FRIEND',
    geoRegionId: '3',
  }
  const code = rightOf(parseCode(6)(codeFor(mobile)))
  const credentials = rightOf(await customer.redeemCode(mobile, code, newcomer, requestId)())
  rightOf(await customer.loadProfile(credentials, requestId)())
  rightOf(await customer.logOut(credentials, requestId)())
}

/** Calls of the sandbox that belong to none of the three services. */
const apart: readonly string[] = ['placesSearch', 'placesReverse', 'tile', 'picture']

const byId = contractCalls.map((call) => [call.id, call] as const)

const quoted = {
  display_name: 'Tata Ace',
  vehicle_type: 'Tata Ace',
  vehicle_id: 1,
  image_url: '/vehicles/1.svg',
  image_alt_text: 'Tata Ace',
  capacity_display: '750 kg',
  size_display: '7 ft × 4 ft × 5 ft',
  base_fare_display: '₹368',
  base_fare: { value: 368, currency: 'INR' },
}

const referencesIn = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  )
}

describe('the contract', () => {
  it('is an OpenAPI 3.1 document', () => {
    const check = new Ajv2020({ allErrors: true }).compile(openapiShape)
    check(contractDocument)
    expect(check.errors ?? []).toEqual([])
  })

  it('has no reference without a target, and no component without a reference', () => {
    const references = new Set(referencesIn(contractDocument))
    expect([...references].filter((reference) => at(reference) === undefined)).toEqual([])
    const kinds = ['parameters', 'requestBodies', 'responses', 'schemas']
    const components = kinds.flatMap((kind) =>
      Object.keys(Object(at(`#/components/${kind}`))).map((name) => `#/components/${kind}/${name}`),
    )
    expect(components.filter((component) => !references.has(component))).toEqual([])
  })

  it.each([
    ['OrderStatus', ['searching', 'SEARCHING', 'Live', 0, 5], ['lost', 'live!', '0', 6, null]],
    ['OrderType', ['ondemand', 'courier', 3], ['balloon', '3', 8, -1, null]],
  ])('allows an order to give %s by word and by number, as the spec does', (name, good, bad) => {
    const schema = at(`#/components/schemas/${name}`)
    expect(good.filter((value) => departures(schema, value).length > 0)).toEqual([])
    expect(bad.filter((value) => departures(schema, value).length === 0)).toEqual([])
  })

  it.each<
    [
      what: string,
      place: string,
      codec: t.Decoder<unknown, unknown>,
      good: readonly unknown[],
      bad: readonly unknown[],
    ]
  >([
    [
      'the times',
      '/components/schemas/Time',
      IsoTime,
      ['2026-01-05T06:30:00Z', '2024-02-29T23:59:59.999999999Z'],
      [
        '2026-01-05t06:30:00Z',
        '2026-01-05 06:30:00Z',
        '2016-12-31T23:59:60Z',
        '2026-02-30T06:30:00Z',
      ],
    ],
    [
      'the links of its pages',
      '/components/schemas/ContentAddress',
      Address,
      ['/', '/trucks/mumbai?a=b#c', 'https://cdn.example:8443/a.png'],
      [
        '',
        'trucks',
        '//evil.example',
        'https://',
        'https://hathi.example@evil.example/',
        '/a\u0001b',
      ],
    ],
    [
      'the pictures of its cities',
      '/components/schemas/City/properties/image',
      Address,
      ['/cities/pune.svg', 'https://cdn.example/pune.png'],
      ['cities/pune.svg', 'http://cdn.example/pune.png', '//cdn.example/pune.png', 'data:,'],
    ],
    [
      'the vehicles of partners',
      '/paths/~1geo_regions~1vehicle_details_v2/get/responses/200/content/application~1json/schema',
      WireVehicleDetails,
      [{ vehicle: { '2 Wheeler': 97, Others: 20 } }],
      [
        { vehicle: {} },
        { vehicle: { ' ': 1 } },
        { vehicle: { Others: 0 } },
        { vehicle: { Others: -1 } },
        { vehicle: { Others: 1.5 } },
      ],
    ],
    [
      'the vehicles of a quote',
      '/components/schemas/QuotedVehicle',
      WireVehicle,
      [quoted, { ...quoted, base_fare: { value: 0, currency: 'TRY' } }],
      [
        { ...quoted, display_name: '' },
        { ...quoted, display_name: ' \n' },
        { ...quoted, base_fare: { value: -0.01, currency: 'INR' } },
        { ...quoted, base_fare: { value: 368, currency: '₹' } },
        { ...quoted, vehicle_id: 1.5 },
      ],
    ],
  ])('allows of %s what the website reads, and nothing else', (_, place, codec, good, bad) => {
    const schema = at(`#${place}`)
    const isRead = (value: unknown) => E.isRight(codec.decode(value))
    const isAllowed = (value: unknown) => departures(schema, value).length === 0
    expect([good.filter(isRead), bad.filter(isRead)]).toEqual([good, []])
    expect([good.filter(isAllowed), bad.filter(isAllowed)]).toEqual([good, []])
  })

  it('has no call id twice, and no undeclared tag', () => {
    const ids = contractCalls.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const undeclared = contractCalls.flatMap(({ tags }) =>
      tags.filter((tag) => !declaredTags.includes(tag)),
    )
    expect(undeclared).toEqual([])
  })

  it.each(byId)('%s has a parameter for every name in its path, each once', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = call.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted())
    expect(declared.every(({ required }) => required === true)).toBe(true)
    const all = call.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(namedSchemas)('%s is a valid schema', (_, schema) => {
    expect(() => departures(schema, null)).not.toThrow()
  })

  it.each(byId)('has examples of %s that match their schemas', (_, call) => {
    const media = [...(call.body === null ? [] : [call.body]), ...call.answers.values()]
    for (const { schema, example, examples = {} } of media) {
      const values = Object.values(examples).map(({ value }) => value)
      for (const value of example === undefined ? values : [example, ...values]) {
        expect(departures(schema, value)).toEqual([])
      }
    }
    for (const { schema, example } of call.parameters) {
      if (example !== undefined) expect(departures(schema, example)).toEqual([])
    }
  })

  it('has every call of the three services, by the names that faults and the journal use', () => {
    expect(new Set(contractCalls.map(({ id }) => id))).toEqual(
      new Set([...callNames.filter((name) => !apart.includes(name)), 'resendOtpByWhatsapp']),
    )
  })
})

const sandbox = sandboxForTests()

describe('the sandbox', () => {
  let tour: Tour = { exchanges: [], session: {} }
  beforeAll(async () => {
    tour = await tourOf(sandbox())
  })

  const exchangesOf = (call: ContractCall): readonly Exchange[] =>
    tour.exchanges.filter(({ request }) => callOf(request) === call)

  const isWell = ({ answer }: Exchange): boolean => answer.status < 300

  it('is asked nothing outside the contract', () => {
    const strays = tour.exchanges.filter(({ request }) => callOf(request) === undefined)
    expect(strays.map(({ request }) => `${request.method} ${request.path}`)).toEqual([])
  })

  it.each(byId)('answers %s as the contract says', (_, call) => {
    const faults = exchangesOf(call).flatMap(({ request, answer }) =>
      answerFaults(call, answer).map((fault) => `${request.path} ${answer.status}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it.each(byId)('gives every answer that the contract has for %s', (_, call) => {
    const seen = new Set(exchangesOf(call).map(({ answer }) => answer.status))
    expect([...seen].toSorted()).toEqual([...call.answers.keys()].toSorted())
  })

  it.each(byId)('accepts for %s only requests that match the contract', (_, call) => {
    for (const exchange of exchangesOf(call)) {
      const faults = requestFaults(call, exchange.request)
      if (isWell(exchange)) expect(faults).toEqual([])
      // For the customer service, 400 may also mean that a code is wrong.
      const saysMalformed = exchange.answer.status === 400 && call.tags[0] !== 'account'
      if (saysMalformed) expect(faults).not.toEqual([])
    }
  })

  const without = <A>(record: Readonly<Record<string, A>>, name: string): Record<string, A> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

  const only = <A>(
    record: Readonly<Record<string, A>>,
    names: readonly string[],
  ): Record<string, A> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => names.includes(key)))

  const requiredIn = (call: ContractCall, place: Parameter['in']): readonly string[] =>
    call.parameters
      .filter((parameter) => parameter.in === place && parameter.required === true)
      .map(({ name }) => name)

  const requiredProperties = ({ body }: ContractCall): readonly string[] => {
    const reference: unknown = body?.schema['$ref']
    const schema = typeof reference === 'string' ? at(reference) : body?.schema
    const names: unknown = Object(schema)['required']
    return Array.isArray(names) ? names.map(String) : []
  }

  const mustSignIn = ({ ways }: ContractCall): boolean => ways.every((way) => way.length > 0)

  /** A request that went well before, as a new intent in the session that is open now. */
  const wellSent = (call: ContractCall): SentRequest => {
    const well = exchangesOf(call).find(isWell)
    if (well === undefined) throw new Error(`${call.id} never went well`)
    const { headers } = well.request
    const session = headers['auth-token'] === undefined ? {} : { ...tour.session }
    return {
      ...well.request,
      headers: {
        ...headers,
        ...Object.fromEntries(
          Object.entries(session).map(([name, value]) => [name, String(value)]),
        ),
        'client-request-uuid': randomUUID(),
      },
    }
  }

  type Spoiled = readonly [what: string, request: SentRequest, status: number]

  /** The request with one fault at a time, and the status that each should get. */
  const spoiled = (call: ContractCall, request: SentRequest): readonly Spoiled[] => {
    const { headers, query } = request
    const body: Record<string, unknown> = Object(request.body)
    const plain = { ...headers, 'content-type': 'text/plain' }
    const withoutHeader =
      (status: number) =>
      (name: string): Spoiled => [
        `no header ${name}`,
        { ...request, headers: without(headers, name) },
        status,
      ]
    const withoutQuery = (name: string): Spoiled => [
      `no query ${name}`,
      { ...request, query: query.filter(([key]) => key !== name) },
      400,
    ]
    const withoutProperty = (name: string): Spoiled => [
      `no property ${name}`,
      { ...request, body: without(body, name) },
      400,
    ]
    const inBody: readonly Spoiled[] = [
      ['an unknown property', { ...request, body: { ...body, more: 1 } }, 400],
      ['a body of another type', { ...request, headers: plain }, 400],
    ]
    return [
      ...requiredIn(call, 'header').map(withoutHeader(400)),
      ...(mustSignIn(call) ? ['mobile', 'auth-token'] : []).map(withoutHeader(401)),
      ...requiredIn(call, 'query').map(withoutQuery),
      ['an unknown query', { ...request, query: [...query, ['sort', 'up']] }, 400],
      ...requiredProperties(call).map(withoutProperty),
      ...(call.body === null ? [] : inBody),
    ]
  }

  it.each(byId)('refuses %s with any single fault', async (_, call) => {
    for (const [what, request, status] of spoiled(call, wellSent(call))) {
      expect([what, requestFaults(call, request)]).not.toEqual([what, []])
      const { answer } = await send(sandbox(), request)
      expect([what, answer.status]).toEqual([what, status])
      expect([what, answerFaults(call, answer)]).toEqual([what, []])
    }
  })

  // The logout is last, because it ends the session.
  const logoutLast = byId.toSorted(([a], [b]) => Number(a === 'logout') - Number(b === 'logout'))

  it.each(logoutLast)('requires no more for %s than the contract does', async (_, call) => {
    const well = wellSent(call)
    const letIn = mustSignIn(call) ? ['mobile', 'auth-token'] : []
    const bare = {
      ...well,
      query: well.query.filter(([name]) => requiredIn(call, 'query').includes(name)),
      headers: only(well.headers, [...requiredIn(call, 'header'), ...letIn, 'content-type']),
      body: call.body === null ? undefined : only(Object(well.body), requiredProperties(call)),
    }
    expect(requestFaults(call, bare)).toEqual([])
    const { answer } = await send(sandbox(), bare)
    expect(JSON.stringify(answer.body)).not.toMatch(/is missing|body is wrong|unknown/)
    expect(answer.status).not.toBe(401)
    expect(answerFaults(call, answer)).toEqual([])
  })
})

/** The calls that an adapter was seen to make as the contract says. */
const kept = new Set<string>()

const expectKept = (seen: readonly JournalEntry[]): void => {
  for (const { call: name, method, path, query, headers, body } of seen) {
    const request = {
      method,
      path,
      query: Object.entries(query),
      headers,
      body: body ?? undefined,
    }
    const call = callOf(request)
    if (call === undefined) throw new Error(`${path} is not in the contract`)
    expect(requestFaults(call, request)).toEqual([])
    kept.add(name)
  }
}

const bookedWith = async (session: Changes): Promise<string> => {
  const { body } = await post(`${sandbox().url}/sandbox/order/website/orders`, {
    body: booking(),
    headers: headers(session),
  })
  return textIn(body, 'order_crn')
}

describe('the adapters of the website', () => {
  const guarded = sandboxForTests({ website: websiteOf({ HATHI_CAPTCHA_SITE_KEY: 'a-site-key' }) })
  const folder = join(__dirname, '..', '..', 'src', 'infrastructure')

  it('use only paths of the services that are in the contract', () => {
    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /'(\/(?:customer|website|api\/website|order-history|geo_regions|fare_estimate|vendor)[^']*)'/g,
        ),
      ])
      .map(([, path]) => path)
    expect(named).toContain('/website/fare_estimate_validator_v2')
    expect(named.filter((path) => !paths.includes(path ?? ''))).toEqual([])
  })

  it('ask for accounts, fares and content as the contract says', async () => {
    const seenBefore = sandbox().journal().length
    const order = reach(`${sandbox().url}/sandbox/order`).http
    const content = reach(`${sandbox().url}/sandbox/content`, { headers: {} }).http
    const asked = [koramangalaToWhitefield, farePage] as const
    expect(E.isRight(await makeHttpQuoteFare(order)(...asked, null, context)())).toBe(true)
    const token = await makeHttpIssueFareToken(order)(...asked, 3, context)()
    if (E.isLeft(token)) throw new Error(JSON.stringify(token.left))
    expect(E.isRight(await makeHttpRecallEstimate(order)(token.right, context)())).toBe(true)
    expect(E.isRight(await makeHttpLoadFareContent(content)('en-IN')())).toBe(true)
    expect(E.isRight(await makeHttpLoadPage(content)('home', 'tr-TR')())).toBe(true)
    expect(E.isRight(await makeHttpLoadCities(content)('bn-BD')())).toBe(true)
    await joinAndLeave(
      makeHttpCustomerService(reach(`${sandbox().url}/sandbox/customer`).http),
      context.requestId,
      (mobile) => codeTo(sandbox(), mobile),
    )

    const seen = sandbox().journal().slice(seenBefore)
    expect(seen.map(({ call }) => call)).toEqual([
      'validator',
      'secure',
      'fareEstimate',
      'fareResults',
      'page',
      'cities',
      'exists',
      'existOtp',
      'signup',
      'resendOtp',
      'resendOtp',
      'validation',
      'profile',
      'logout',
    ])
    expectKept(seen)
  })

  it('ask for fares with the token of a captcha if there is one', async () => {
    const order = reach(`${guarded().url}/sandbox/order`).http
    rightOf(await makeHttpQuoteFare(order)(koramangalaToWhitefield, farePage, 'proof', context)())
    expect(guarded().journal()).toMatchObject([{ call: 'validator', body: { re_id: 'proof' } }])
    expectKept(guarded().journal())
  })

  it.each([
    ['tr', '+90 532 123 45 67', '5321234567'],
    ['ae', '050 123 4567', '501234567'],
    ['uae', '00971 58 123 4567', '581234567'],
  ])('sign up a customer in %s who typed %s', async (region, typed, mobile) => {
    const seenBefore = sandbox().journal().length
    await joinAndLeave(
      makeHttpCustomerService(reach(`${sandbox().url}/sandbox/customer`).http),
      context.requestId,
      (to) => codeTo(sandbox(), to),
      region,
      typed,
    )
    const seen = sandbox().journal().slice(seenBefore)
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200))
    expect(seen.at(-1)).toMatchObject({ call: 'logout', headers: { mobile, country: 'in' } })
    expectKept(seen)
  })

  it('ask for orders as the contract says', async () => {
    const session = await signUp(sandbox(), '9812300046')
    const crns = await Promise.all([1, 2].map(() => bookedWith(session)))
    const seenBefore = sandbox().journal().length
    const order = reach(`${sandbox().url}/sandbox/order`).http
    const who = {
      ...context,
      credentials: { mobile: session['mobile'] ?? '', authToken: session['auth-token'] ?? '' },
    }
    const [wanted = '', calledOff = ''] = crns
    rightOf(await makeHttpLoadOrderHistory(order)({ limit: 10, offset: 0 }, who)())
    rightOf(await makeHttpLoadOrderHistory(order)({ limit: 1, offset: 10 }, who)())
    rightOf(await makeHttpLoadOrder(order)(wanted, who)())
    rightOf(await makeHttpCancelOrder(order)(calledOff, 'Changed my mind', who)())

    const seen = sandbox().journal().slice(seenBefore)
    expect(seen.map(({ call }) => call)).toEqual([
      'orderHistory',
      'orderHistory',
      'order',
      'cancelOrder',
    ])
    expectKept(seen)
  })

  it('book orders as the contract says', async () => {
    const session = await signUp(sandbox(), '9812300047')
    const seenBefore = sandbox().journal().length
    const order = reach(`${sandbox().url}/sandbox/order`).http
    const content = reach(`${sandbox().url}/sandbox/content`, { headers: {} }).http
    const who = {
      ...context,
      credentials: { mobile: session['mobile'] ?? '', authToken: session['auth-token'] ?? '' },
    }
    const { pickup, drop } = koramangalaToWhitefield.route
    const booked = {
      sender: { name: 'Meera Iyer', mobile: '9812345678' },
      receiver: { name: 'Kiran Rao', mobile: '9812345679' },
      pickup: { landmark: pickup.landmark, location: pickup.location, house: '12, 4th Cross' },
      drop: { landmark: drop.landmark, location: drop.location, house: '' },
      vehicleId: 1,
      goodsType: 'furniture',
      fareEstimateToken: null,
      geoRegionId: 3,
    }
    rightOf(await makeHttpLoadServiceArea(order)(3, context)())
    rightOf(await makeHttpLoadGoodsTypes(content)('en-IN')())
    rightOf(await makeHttpPlaceOrder(order)(booked, who)())
    const plain = { ...booked, goodsType: null }
    rightOf(await makeHttpPlaceOrder(order)(plain, { ...who, requestId: randomUUID() })())

    const seen = sandbox().journal().slice(seenBefore)
    expect(seen.map(({ call }) => call)).toEqual(['serviceability', 'goodsTypes', 'book', 'book'])
    expectKept(seen)
  })

  it('ask for leads as the contract says, for a guest and for a customer', async () => {
    const session = await signUp(sandbox(), '9812300048')
    const seenBefore = sandbox().journal().length
    const order = reach(`${sandbox().url}/sandbox/order`).http
    const who = {
      ...context,
      credentials: { mobile: session['mobile'] ?? '', authToken: session['auth-token'] ?? '' },
    }
    const customerLead = { ...guestLead, contact: null }
    rightOf(await makeHttpRequestSpotCallback(order)(guestLead, 3, context)())
    rightOf(await makeHttpRequestSpotRedirect(order)(guestLead, 3, context)())
    const again = { ...who, requestId: randomUUID() }
    rightOf(await makeHttpRequestSpotCallback(order)(customerLead, 3, again)())
    rightOf(await makeHttpRequestSpotRedirect(order)(customerLead, 3, again)())

    const seen = sandbox().journal().slice(seenBefore)
    expect(seen.map(({ call }) => call)).toEqual([
      'spotCallback',
      'spotRedirect',
      'spotCallback',
      'spotRedirect',
    ])
    expectKept(seen)
  })

  it('ask for partners as the contract says', async () => {
    const seenBefore = sandbox().journal().length
    const order = reach(`${sandbox().url}/sandbox/order`).http
    const content = reach(`${sandbox().url}/sandbox/content`, { headers: {} }).http
    const registered = rightOf(
      parseRegistration(partners)({
        name: 'Balwinder Singh',
        mobile: '9812345678',
        city: { id: 3, name: 'bangalore' },
        vehicle: { id: 20, name: 'Others' },
        infoSource: 'online/facebook',
      }),
    )
    rightOf(await makeHttpLoadPartnersPage(content, 'hathi')('en-IN')())
    rightOf(await makeHttpLoadPartnerVehicles(order)(3, context, awaited)())
    rightOf(await makeHttpRegisterPartner(order, 'Hathi')(registered, context)())

    const seen = sandbox().journal().slice(seenBefore)
    expect(seen.map(({ call }) => call)).toEqual(['partners', 'vehicleDetails', 'vendorContact'])
    expectKept(seen)
  })

  // This needs the calls of all tests above.
  it('have made every call of the three services in these tests', () => {
    const ofServices = callNames.filter((name) => !apart.includes(name))
    expect([...kept].toSorted()).toEqual(ofServices.toSorted())
  })
})
