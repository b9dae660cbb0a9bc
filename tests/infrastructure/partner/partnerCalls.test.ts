import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { awaited } from '../../../src/application/ports/abandonment.port.ts'
import type { RefusedBecause } from '../../../src/application/ports/remoteError.ts'
import {
  parseRegistration,
  type Registration,
  type RegistrationForm,
} from '../../../src/domain/partner/registration.ts'
import { makeHttpLoadPartnersPage } from '../../../src/infrastructure/partner/httpLoadPartnersPage.ts'
import { makeHttpLoadPartnerVehicles } from '../../../src/infrastructure/partner/httpLoadPartnerVehicles.ts'
import { makeHttpRegisterPartner } from '../../../src/infrastructure/partner/httpRegisterPartner.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { context, deviceId, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const order = () => reach(`${sandbox.url}/sandbox/order`).http
const content = () => reach(`${sandbox.url}/sandbox/content`, { headers: {} }).http

const orderHeaders = {
  brand: 'smartshift',
  source: 'website',
  'client-request-uuid': context.requestId,
  'device-id': deviceId,
  country: 'in',
  'preferred-languages': 'en-IN',
}

const lastSeen = async () => {
  const seen = (await sandbox.journal()).at(-1)
  if (seen === undefined) throw new Error('nothing was asked')
  return seen
}

const refused = (because: RefusedBecause, message: string) =>
  E.left({ kind: 'NetworkError', because, message })

describe('the vehicles of a city for partners', () => {
  const load = (geoRegionId: number) =>
    makeHttpLoadPartnerVehicles(order())(geoRegionId, context, awaited)()

  it('are in Bangalore the same as the form’s fallback', async () => {
    const vehicles = await load(3)
    expect(vehicles).toEqual(E.right(expect.arrayContaining([...partners.vehicles])))
    expect(vehicles).toMatchObject({ right: { length: partners.vehicles.length } })
  })

  it('are requested by city, with Others among them', async () => {
    await load(14)
    const seen = await lastSeen()
    expect(seen).toMatchObject({ call: 'vehicleDetails', headers: orderHeaders })
    expect(seen.query).toEqual({ geo_region_id: '14', with_others: 'true' })
  })

  it('are available for each city of the form', async () => {
    for (const { id } of partners.cities) expect(E.isRight(await load(id))).toBe(true)
  })

  it('are refused for a city that is not served', async () => {
    expect(await load(99)).toEqual(refused('declined', 'Data Not Found'))
  })

  const answered = async (vehicle: unknown) => {
    await sandbox.fault({ call: 'vehicleDetails', fault: 'answer', status: 200, body: { vehicle } })
    return load(3)
  }

  it('are listed by id and name, in the order of the answer', async () => {
    expect(await answered({ '2 Wheeler': 97, 'Tata Ace': 1, Others: 20 })).toEqual(
      E.right([
        { id: 97, name: '2 Wheeler' },
        { id: 1, name: 'Tata Ace' },
        { id: 20, name: 'Others' },
      ]),
    )
  })

  it('may be named like a property of every object', async () => {
    expect(await answered(JSON.parse('{ "constructor": 7, "__proto__": 8 }'))).toEqual(
      E.right([
        { id: 7, name: 'constructor' },
        { id: 8, name: '__proto__' },
      ]),
    )
  })

  it.each([
    ['is a text', '1'],
    ['is a fraction', 1.5],
    ['is zero', 0],
    ['is negative', -1],
    ['is missing', null],
    ['is too large to be exact', 2 ** 53],
  ])('break the contract, by the vehicle’s name, if an id %s', async (_, id) => {
    expect(await answered({ 'Tata Ace': 1, Rickshaw: id })).toMatchObject({
      left: { kind: 'ContractBroken', paths: ['vehicle/Rickshaw'] },
    })
  })

  it.each([7, 'Tata Ace', [], [1, 2]])('break the contract if they are %j', async (vehicle) => {
    expect(await answered(vehicle)).toMatchObject({
      left: { kind: 'ContractBroken', paths: ['vehicle'] },
    })
  })

  it('break the contract if one has no name', async () => {
    expect(await answered({ 'Tata Ace': 1, ' ': 2 })).toMatchObject({
      left: { kind: 'ContractBroken', paths: ['vehicle/ '] },
    })
  })

  it.each([
    ['is no object', { vehicle: ['Tata Ace'] }, ['vehicle']],
    ['is empty', { vehicle: {} }, ['vehicle']],
    ['is missing', {}, ['vehicle']],
    ['is null', { vehicle: null }, ['vehicle']],
    [
      'has ids that are none',
      { vehicle: { 'Tata Ace': 1, Rickshaw: '91', 'E Loader': null } },
      ['vehicle/Rickshaw', 'vehicle/E Loader'],
    ],
  ])('break the contract if the list %s', async (_, body, paths) => {
    await sandbox.fault({ call: 'vehicleDetails', fault: 'answer', status: 200, body })
    expect(await load(3)).toEqual(
      E.left({ kind: 'ContractBroken', call: '/geo_regions/vehicle_details_v2', paths }),
    )
  })

  it('are not waited for once nobody wants them', async () => {
    await sandbox.fault({ call: 'vehicleDetails', fault: 'hang' })
    const stops: Array<() => void> = []
    const asked = makeHttpLoadPartnerVehicles(order())(3, context, {
      onAbandon: (stop) => stops.push(stop),
    })()
    while ((await sandbox.journal()).length === 0) await Promise.resolve()
    for (const stop of stops) stop()
    expect(await asked).toEqual(E.left({ kind: 'Unreachable', because: 'connection' }))
  })
})

describe('registering a partner', () => {
  const registration = (change: Partial<RegistrationForm> = {}): Registration => {
    const parsed = parseRegistration(partners)({
      name: 'Balwinder Singh',
      mobile: '98123 45678',
      city: { id: 3, name: 'bangalore' },
      vehicle: { id: 1, name: 'Tata Ace' },
      infoSource: 'driver_referral',
      ...change,
    })
    if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
    return parsed.right
  }

  // Every registration here has a request id of its own, and so never meets another test's.
  let last = 100000000000
  const register = (who: Registration, requestId?: string) => {
    last += 1
    const id = requestId ?? `2f1b7c1e-5d0a-4f0e-9b57-${last}`
    return makeHttpRegisterPartner(order(), 'Hathi')(who, { ...context, requestId: id })()
  }

  it('succeeds', async () => {
    expect(await register(registration())).toEqual(E.right({ addedMessage: null }))
  })

  it('returns the message that the service adds, even without a name', async () => {
    const body = { message: ' Come to the depot ' }
    await sandbox.fault({ call: 'vendorContact', fault: 'answer', status: 200, body })
    expect(await register(registration())).toEqual(E.right({ addedMessage: 'Come to the depot' }))
  })

  it('sends exactly what the contract names', async () => {
    await register(registration(), context.requestId)
    const seen = await lastSeen()
    expect(seen).toMatchObject({ call: 'vendorContact', headers: orderHeaders, query: {} })
    expect(seen.body).toEqual({
      vendor_query: {
        name: 'Balwinder Singh',
        mobile: '9812345678',
        geo_region_id: 3,
        vehicle_id: 1,
        info_source: 'driver_referral',
        brand: 'Hathi',
      },
    })
  })

  it('works for each city, with the longest name, the vehicle Others and several sources', async () => {
    const others = { id: 20, name: 'Others' }
    for (const city of partners.cities) {
      const who = registration({ name: 'क'.repeat(50), city, vehicle: others })
      expect(await register(who)).toMatchObject({ _tag: 'Right' })
    }
    for (const infoSource of ['bus_ads', 'fos', 'online/facebook', 'smart_shift']) {
      expect(await register(registration({ infoSource }))).toMatchObject({ _tag: 'Right' })
    }
  })

  it('is refused for a vehicle that the city does not take, with the service’s message', async () => {
    const nagpur = { id: 14, name: 'nagpur' }
    const who = registration({ city: nagpur, vehicle: { id: 4, name: 'Tata 17ft' } })
    expect(await register(who)).toEqual(refused('declined', 'Please select a vehicle'))
  })

  it('is one registration, however often it is sent, and fails for another one with the same id', async () => {
    const requestId = '2f1b7c1e-5d0a-4f0e-9b57-200000000000'
    await sandbox.fault({ call: 'vendorContact', fault: 'loseAnswer' })
    expect(await register(registration(), requestId)).toMatchObject({
      left: { kind: 'Unreachable' },
    })
    expect(await register(registration(), requestId)).toMatchObject({ _tag: 'Right' })
    expect(await register(registration({ name: 'Somebody Else' }), requestId)).toMatchObject({
      left: { kind: 'NetworkError', because: 'declined' },
    })
  })
})

describe('the partners landing page', () => {
  const load = (product = 'hathi') => makeHttpLoadPartnersPage(content(), product)('en-IN')()

  it('has every section of the specification', async () => {
    const loaded = await load()
    if (E.isLeft(loaded)) throw new Error(JSON.stringify(loaded.left))
    const page = loaded.right
    expect(page.hero.action).toBe('REGISTER')
    expect(page.downloadApp.action).toBe('GET PARTNER APP')
    expect(page.callToAction.action).toBe('REGISTER')
    for (const { title, items } of [page.advantage, page.lifeEasy, page.benefits]) {
      expect(title).not.toBe('')
      expect(items.length).toBeGreaterThan(0)
    }
    expect(page.testimonials.profiles.length).toBeGreaterThan(0)
    expect(page.faq.questions.length).toBeGreaterThan(0)
    expect(page.ownVehicle.subTitle).not.toBe('')
    expect(page.meta.title).not.toBe('')
  })

  it('is requested by locale with all of its sections, without the other services’ headers', async () => {
    await load()
    const { query, headers } = await lastSeen()
    expect(query).toEqual({
      locale: 'en-IN',
      ...Object.fromEntries(
        [
          'hathi_advantage',
          'hero_section',
          'life_easy_section',
          'additioanal_benifits',
          'testimonial_section',
          'faq_section',
          'download_app',
          'partner_own_vehicle',
          'meta_data',
          'get_partner_cta',
        ].map((name) => [`populate[${name}][populate]`, '*']),
      ),
    })
    for (const name of Object.keys(orderHeaders)) expect(headers).not.toHaveProperty(name)
  })

  it('is refused for a product without a section of its own', async () => {
    expect(await load('ghoda')).toEqual(
      refused('declined', 'query parameter populate: no section ghoda_advantage'),
    )
  })

  it('breaks the contract if it lacks the section of the product', async () => {
    const asked = `${sandbox.url}/sandbox/content/api/website-partners-bd?locale=en-IN&populate=*`
    const page = await (await fetch(asked)).text()
    const body: unknown = JSON.parse(page.replace('hathi_advantage', 'ghoda_advantage'))
    await sandbox.fault({ call: 'partners', fault: 'answer', status: 200, body })
    expect(await load()).toEqual(
      E.left({
        kind: 'ContractBroken',
        call: '/api/website-partners-bd',
        paths: ['data/attributes/hathi_advantage'],
      }),
    )
  })
})
