import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { Query } from '../../../src/domain/link/query.ts'
import { remoteErrorOf } from '../../../src/infrastructure/http/callFailure.ts'
import { makeHttp } from '../../../src/infrastructure/http/makeHttp.ts'
import { WireVehicleDetails } from '../../../src/infrastructure/partner/vehicleDetails.codec.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { ample, deviceId, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const path = '/website/fare_estimates/{fare_estimate_token}'
const order = (needs: Parameters<typeof reach>[1] = {}) =>
  reach(`${sandbox.url}/sandbox/order`, needs)

const answerWith = (body: unknown, status = 200) =>
  sandbox.fault({ call: 'fareEstimate', fault: 'answer', status, body })

const anyText = fc.string({ unit: 'binary', maxLength: 20 })
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

describe('a request', () => {
  it('arrives with all of its headers', async () => {
    await answerWith({})
    await order().http.get({
      path,
      segments: { fare_estimate_token: 'abc' },
      headers: { country: 'in' },
      answer: t.unknown,
    })()
    const [seen] = await sandbox.journal()
    expect(seen?.headers).toMatchObject({
      brand: 'smartshift',
      source: 'website',
      'device-id': deviceId,
      country: 'in',
    })
  })

  it('has no headers besides the browser’s own, but those that a service allows', async () => {
    const asked = '/website/fare_estimates/abc'
    await fetch(`${sandbox.url}/sandbox/order${asked}`)
    await order().http.get({ path: asked, answer: t.unknown })()
    const [plain, seen] = await sandbox.journal()
    const added = Object.entries(seen?.headers ?? {}).filter(
      ([name, value]) => plain?.headers[name] !== value,
    )
    expect(added.map(([name]) => name).toSorted()).toEqual([
      'accept',
      'brand',
      'device-id',
      'source',
    ])
  })

  it.each([{ crn: '..' }, { crn: '.' }, { crn: '' }, {}, undefined])(
    'is not sent if %j leaves its path incomplete',
    async (segments) => {
      const { http } = order()
      const question = { path: '/orders/{crn}/cancel', segments, answer: t.unknown }
      const refused = E.left({ kind: 'Refused', status: 404, body: {} })
      expect(await http.get(question)()).toEqual(refused)
      expect(await http.post({ ...question, body: {} })()).toEqual(refused)
      expect(await sandbox.journal()).toEqual([])
    },
  )

  it.each(['constructor', 'toString', '__proto__'])(
    'is not sent if its path has the name %s, which no segment is given for',
    async (name) => {
      const question = { path: `/orders/{${name}}`, segments: { crn: 'A1' }, answer: t.unknown }
      const refused = E.left({ kind: 'Refused', status: 404, body: {} })
      expect(await order().http.get(question)()).toEqual(refused)
      expect(await sandbox.journal()).toEqual([])
    },
  )

  it('is the same whether optional parts are missing or undefined', async () => {
    await answerWith({})
    const leftOut = order()
    await leftOut.http.get({ path: '/website/fare_estimates/abc', answer: t.unknown })()
    await leftOut.http.get({
      path: '/website/fare_estimates/abc',
      segments: undefined,
      query: undefined,
      headers: undefined,
      abandonment: undefined,
      answer: t.unknown,
    })()
    const [first, second, ...others] = await sandbox.journal()
    expect(first?.path).toBeDefined()
    // The status differs, because only the first request gets the answer that was ordered.
    expect({ ...second, at: first?.at, status: first?.status }).toEqual(first)
    expect(others).toEqual([])
  })

  it('arrives with any text in its query unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (a, b) => {
        await sandbox.calm()
        await answerWith({})
        const query: Query = [
          ['a', a],
          ['b', b],
        ]
        await order().http.get({
          path,
          segments: { fare_estimate_token: 'abc' },
          query,
          answer: t.unknown,
        })()
        const [seen] = await sandbox.journal()
        expect(seen?.query).toEqual({ a: wellFormed(a), b: wellFormed(b) })
      }),
      { numRuns: 40 },
    )
  })

  it.each(['a/b', 'a?b=c', 'a#b', '100%', '..%2f..', 'ক খ', '\ud800'])(
    'keeps %j as one segment of its path',
    async (token) => {
      await answerWith({})
      await order().http.get({
        path,
        segments: { fare_estimate_token: token },
        query: [['q', '1']],
        answer: t.unknown,
      })()
      const [seen] = await sandbox.journal()
      expect(seen?.query).toEqual({ q: '1' })
      expect(seen?.call).toBe('fareEstimate')
      const last = seen?.path.split('/website/fare_estimates/')[1] ?? ''
      expect(decodeURIComponent(last)).toBe(wellFormed(token))
    },
  )

  it('has a JSON body when it is a POST', async () => {
    await sandbox.fault({ call: 'validator', fault: 'answer', status: 200, body: {} })
    await order().http.post({
      path: '/website/fare_estimate_validator_v2',
      body: { re_id: 'ücret' },
      answer: t.unknown,
    })()
    const [seen] = await sandbox.journal()
    expect(seen?.method).toBe('POST')
    expect(seen?.headers['content-type']).toMatch(/^application\/json/)
    expect(seen?.body).toEqual({ re_id: 'ücret' })
  })

  it('is not sent, but refused, if its body cannot be written as JSON', async () => {
    const { http } = order()
    const circular: { self?: object } = {}
    circular.self = circular
    for (const body of [circular, { vehicle_id: 1n }]) {
      const asked = http.post({ path: '/website/orders', body, answer: t.unknown })
      expect(await asked()).toEqual(E.left({ kind: 'Refused', status: 400, body: {} }))
    }
    expect(await sandbox.journal()).toEqual([])
  })
})

describe('an answer', () => {
  const Answer = t.intersection([
    t.type({
      vehicles: t.array(
        t.type({ id: t.union([t.number, t.null]), base_fare: t.type({ value: t.number }) }),
      ),
    }),
    t.partial({ note: t.string }),
  ])
  const ask = async (body: unknown) => {
    await answerWith(body)
    const { http, reports } = order()
    const outcome = await http.get({
      path,
      segments: { fare_estimate_token: 'secret-token' },
      query: [['mobile', '9812345678']],
      answer: Answer,
    })()
    return { outcome, reports }
  }

  it('is accepted if it matches its codec', async () => {
    const body = { vehicles: [{ id: null, base_fare: { value: 1 } }] }
    expect(await ask(body)).toEqual({ outcome: E.right(body), reports: [] })
  })

  it('is refused with the path of each fault once, without the branches of the codec', async () => {
    const { outcome } = await ask({
      vehicles: [{ id: 'x', base_fare: { value: 'Kiran' } }, { id: 1 }],
      note: 5,
    })
    expect(outcome).toEqual(
      E.left({
        kind: 'ContractBroken',
        call: path,
        paths: ['vehicles/0/id', 'vehicles/0/base_fare/value', 'vehicles/1/base_fare', 'note'],
      }),
    )
  })

  it('is reported by the path of the contract, without values, tokens or query', async () => {
    const { reports } = await ask({ vehicles: [{ id: 'Kiran', base_fare: { value: 'Kiran' } }] })
    expect(reports).toEqual([
      {
        tag: 'API_ERROR_CONTRACT',
        about: `${sandbox.url}/sandbox/order${path}`,
        details: ['vehicles/0/id', 'vehicles/0/base_fare/value'],
      },
    ])
    expect(JSON.stringify(reports)).not.toMatch(/Kiran|secret-token|9812345678/)
  })

  it.each([
    [20, []],
    [21, ['and 1 more']],
    [3000, ['and 2980 more']],
  ])('is reported with its first twenty faults at most: %i', async (many, more) => {
    const vehicles = Array.from({ length: many }, () => ({ id: 'x', base_fare: { value: 1 } }))
    const { reports } = await ask({ vehicles })
    const first = Array.from({ length: 20 }, (_, at) => `vehicles/${at}/id`)
    expect(reports.map(({ details }) => details)).toEqual([[...first, ...more]])
  })

  it('is reported with a shortened path, however long its names are', async () => {
    const { http, reports } = order()
    const vehicle = { ['x'.repeat(100_000)]: 'none' }
    await answerWith({ vehicle })
    await http.get({ path, segments: { fare_estimate_token: 'a' }, answer: WireVehicleDetails })()
    expect(reports.map(({ details }) => details)).toEqual([[`vehicle/${'x'.repeat(192)}`]])
  })

  it('is reported once for each kind of fault, however often it is requested', async () => {
    const { http, reports } = order()
    const asked = http.get({ path, segments: { fare_estimate_token: 'abc' }, answer: Answer })
    for (const body of ['yes', 'yes', { vehicles: [{ id: 'x' }] }, 'yes']) {
      await answerWith(body)
      await asked()
    }
    expect(reports.map(({ details }) => details)).toEqual([
      ['(whole)'],
      ['vehicles/0/id', 'vehicles/0/base_fare'],
    ])
  })

  it('is refused as a whole if it is another kind of value', async () => {
    const { outcome } = await ask('yes')
    expect(outcome).toEqual(E.left({ kind: 'ContractBroken', call: path, paths: ['(whole)'] }))
  })

  it.each([
    ['a text', 'no'],
    ['a list', ['no']],
    ['null', null],
    ['a number', 1],
  ])('gives an unreadable refusal if its body is %s', async (_, body) => {
    await answerWith(body, 400)
    const outcome = await order().http.get({
      path,
      segments: { fare_estimate_token: 'a' },
      answer: t.unknown,
    })()
    expect(outcome).toEqual(E.left({ kind: 'RefusalUnreadable', status: 400 }))
  })

  it('keeps the body of a refusal for the adapter that knows its shape', async () => {
    await answerWith({ error: 'No', field: 1 }, 422)
    const outcome = await order().http.get({
      path,
      segments: { fare_estimate_token: 'a' },
      answer: t.unknown,
    })()
    expect(outcome).toEqual(
      E.left({ kind: 'Refused', status: 422, body: { error: 'No', field: 1 } }),
    )
    expect(E.isLeft(outcome) && remoteErrorOf(outcome.left)).toEqual({
      kind: 'NetworkError',
      because: 'declined',
      message: 'No',
    })
  })
})

describe('a second try', () => {
  it('is made of what is read, and of nothing else', async () => {
    const { http } = order({ secondTry: (read) => read().catch(read) })
    const question = { path: '/website/fare_estimates/abc', answer: t.unknown }
    await sandbox.fault({ call: 'fareEstimate', fault: 'refuse' })
    await answerWith({})
    expect(await http.get(question)()).toEqual(E.right({}))
    expect(await sandbox.journal()).toHaveLength(2)
    await sandbox.calm()
    const sent = { path: '/website/fare_estimate_validator_v2', answer: t.unknown, body: {} }
    await sandbox.fault({ call: 'validator', fault: 'refuse' })
    const unreachable = E.left({ kind: 'Unreachable', because: 'connection' })
    expect(await http.post(sent)()).toEqual(unreachable)
    expect(await sandbox.journal()).toHaveLength(1)
  })
})

describe('what is awaited before a request', () => {
  const question = { path: '/website/fare_estimates/abc', answer: t.unknown }

  it('comes first, each time', async () => {
    const asked: number[] = []
    const { http } = order({
      ready: async () => asked.push((await sandbox.journal()).length),
    })
    await answerWith({})
    await http.get(question)()
    await answerWith({})
    await http.get(question)()
    expect(asked).toEqual([0, 1])
  })

  it('counts towards the deadline', async () => {
    const { http } = order({ ready: () => new Promise(() => undefined), deadline: 50 })
    expect(await http.get(question)()).toEqual(E.left({ kind: 'Unreachable', because: 'timeout' }))
  })

  it('fails the call if it fails', async () => {
    const { http } = order({ ready: () => Promise.reject(new Error('not loaded')) })
    expect(await http.get(question)()).toEqual(
      E.left({ kind: 'Unreachable', because: 'connection' }),
    )
    expect(await sandbox.journal()).toEqual([])
  })
})

describe('a service that redirects', () => {
  const listen = async (answer: (response: ServerResponse) => void) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      answer(response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return {
      asked,
      url: `http://127.0.0.1:${address.port}`,
      stop: () => {
        server.closeAllConnections()
        server.close()
      },
    }
  }

  it.each([301, 302, 303, 307, 308])(
    'with %d counts as unreachable, and the redirect is not followed',
    async (status) => {
      const other = await listen((response) => response.end('{}'))
      const service = await listen((response) =>
        response.writeHead(status, { location: `${other.url}/elsewhere` }).end(),
      )
      const { http, reports } = reach(service.url)
      const question = {
        path: '/orders',
        headers: { 'auth-token': 'secret-token', mobile: '9812345678' },
        answer: t.unknown,
      }
      try {
        const unreachable = E.left({ kind: 'Unreachable', because: 'connection' })
        expect(await http.get(question)()).toEqual(unreachable)
        expect(await http.post({ ...question, body: {} })()).toEqual(unreachable)
        expect(service.asked).toHaveLength(2)
        expect(other.asked).toEqual([])
        expect(reports).toEqual([])
      } finally {
        service.stop()
        other.stop()
      }
    },
  )
})

describe('an abandoned request', () => {
  it('is answered at once and aborted at the service', async () => {
    // The sandbox holds it back until the next one of its kind, or until the caller hangs up.
    await sandbox.fault({ call: 'fareEstimate', fault: 'reorder' })
    const status = async () => (await sandbox.journal())[0]?.status
    const until = async (is: (status: number | null | undefined) => boolean) => {
      while (!is(await status())) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const stops: Array<() => void> = []
    const asked = order({ deadline: 60_000 }).http.get({
      path,
      segments: { fare_estimate_token: 'a' },
      answer: t.unknown,
      abandonment: { onAbandon: (stop) => stops.push(stop) },
    })()
    await until((seen) => seen === null)
    for (const stop of stops) stop()
    expect(await asked).toEqual(E.left({ kind: 'Unreachable', because: 'connection' }))
    await until((seen) => typeof seen === 'number')
    expect(await status()).toBe(400)
  })
})

describe('a service of this site', () => {
  it.each(['/sandbox/order', ''])('is given by its path: %p', (baseUrl) => {
    const patience = { deadline: ample, isOnline: () => true }
    const make = () => makeHttp({ ...patience, baseUrl, headers: {}, report: () => undefined })
    expect(make).not.toThrow()
  })
})

describe('a service that does not exist', () => {
  it('is unreachable', async () => {
    const { http } = reach('http://127.0.0.1:9/nothing')
    expect(await http.get({ path: '/a', answer: t.unknown })()).toEqual(
      E.left({ kind: 'Unreachable', because: 'connection' }),
    )
  })

  it('is unreachable if its address is malformed', async () => {
    const { http } = reach('http://[', {})
    expect(await http.get({ path: '/a', answer: t.unknown })()).toEqual(
      E.left({ kind: 'Unreachable', because: 'connection' }),
    )
  })
})
