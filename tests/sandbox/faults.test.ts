import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { callNames } from '../../sandbox/http/calls.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import { enquiry, get, headers, post } from './support/calls.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

const search = (q = 'koramangala') => get(`${sandbox().url}/sandbox/places/api`, { query: { q } })

const arm = (order: object) => post(`${sandbox().url}/sandbox/faults`, { body: order })

describe('a fault', () => {
  it.each([
    ['error500Json', 500, 'application/json'],
    ['error500Html', 500, 'text/html'],
    ['error500Empty', 500, null],
    ['wrongShape', 200, 'application/json'],
    ['notJson', 200, 'text/html'],
    ['401', 401, 'application/json'],
    ['429', 429, 'application/json'],
  ])('%s answers once with %i, and then the call works again', async (fault, status, type) => {
    expect(await arm({ call: 'placesSearch', fault })).toMatchObject({ status: 201 })
    const broken = await search()
    expect(broken.status).toBe(status)
    expect(broken.headers.get('content-type')).toBe(type)
    expect(Reflect.get(Object(broken.body), 'features')).toBeUndefined()
    expect(await search()).toMatchObject({ status: 200, body: { type: 'FeatureCollection' } })
  })

  it('refuse closes the connection before a byte', async () => {
    await arm({ call: 'placesSearch', fault: 'refuse' })
    await expect(search()).rejects.toThrow('fetch failed')
    expect(await search()).toMatchObject({ status: 200 })
  })

  it('resetMidBody breaks the body off', async () => {
    await arm({ call: 'placesSearch', fault: 'resetMidBody' })
    const response = await fetch(`${sandbox().url}/sandbox/places/api?q=a`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('hang never answers', async () => {
    await arm({ call: 'placesSearch', fault: 'hang' })
    const { length: before } = sandbox().journal()
    const client = new AbortController()
    const asked = fetch(`${sandbox().url}/sandbox/places/api?q=a`, { signal: client.signal })
    const lost = expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    // A request that had not arrived would leave the fault to the next one.
    while (sandbox().journal().length === before) await sleep(5)
    await sleep(100)
    client.abort()
    await lost
    expect(await search()).toMatchObject({ status: 200 })
  })

  it('delay answers correctly, but later', async () => {
    await arm({ call: 'placesSearch', fault: 'delay', delay_ms: 120 })
    const start = performance.now()
    expect(await search()).toMatchObject({ status: 200, body: { type: 'FeatureCollection' } })
    expect(performance.now() - start).toBeGreaterThan(110)
  })

  it('delay still runs the handler for a client that has gone away', async () => {
    const order = `${sandbox().url}/sandbox/order`
    const query = enquiry({ customer_mobile: '9822222222' })
    await arm({ call: 'validator', fault: 'delay', delay_ms: 100 })
    const { length: before } = sandbox().journal()
    const client = new AbortController()
    const asked = fetch(
      `${order}/website/fare_estimate_validator_v2?${new URLSearchParams(query).toString()}`,
      { method: 'POST', headers: headers(), body: '{}', signal: client.signal },
    )
    while (sandbox().journal().length === before) await sleep(5)
    client.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    while (sandbox().journal().at(-1)?.status === null) await sleep(5)
    expect(
      await post(`${order}/fare_estimate_secure`, { query, body: { re_id: 'Default' } }),
    ).toMatchObject({ body: { status: 'success' } })
  })

  it.each(['delay', 'reorder'] as const)(
    '%s ends with the sandbox, and the call that it holds back is never handled',
    async (fault) => {
      const closed = await startSandbox({ forTests: true })
      closed.faults.add({ call: 'placesSearch', fault, delay_ms: 50 })
      const asked = get(`${closed.url}/sandbox/places/api`, { query: { q: 'koramangala' } })
      const lost = expect(asked).rejects.toThrow('fetch failed')
      while (closed.journal().length === 0) await sleep(5)
      await closed.close()
      await lost
      await sleep(100)
      expect(closed.journal()).toMatchObject([{ call: 'placesSearch', status: null }])
    },
  )

  it('answer sends the given status and body', async () => {
    await arm({ call: 'placesSearch', fault: 'answer', status: 503, body: { error: 'closed' } })
    expect(await search()).toMatchObject({ status: 503, body: { error: 'closed' } })
  })

  it('reorder holds the first answer until the second one is out', async () => {
    await arm({ call: 'placesSearch', fault: 'reorder' })
    const answered: string[] = []
    const before = sandbox().journal().length
    const first = search('first').then(() => answered.push('first'))
    while (sandbox().journal().length === before) await sleep(5)
    await search('second').then(() => answered.push('second'))
    await first
    expect(answered).toEqual(['second', 'first'])
  })

  it('hits as many requests as it was armed for, and only of its call', async () => {
    await arm({ call: 'placesSearch', fault: '429', times: 2 })
    expect(await get(`${sandbox().url}/sandbox/tiles/5/20/14.svg`)).toMatchObject({ status: 200 })
    expect((await search()).status).toBe(429)
    expect((await search()).status).toBe(429)
    expect((await search()).status).toBe(200)
  })

  it('can be listed and cleared, over HTTP and in process', async () => {
    await arm({ call: 'tile', fault: 'hang', times: 3 })
    sandbox().faults.add({ call: 'secure', fault: '401' })
    const { body } = await get(`${sandbox().url}/sandbox/faults`)
    expect(body).toMatchObject([
      { call: 'tile', fault: 'hang', times: 3 },
      { call: 'secure', fault: '401', times: 1 },
    ])
    expect(sandbox().faults.list()).toEqual(body)
    await fetch(`${sandbox().url}/sandbox/faults`, { method: 'DELETE' })
    expect(sandbox().faults.list()).toEqual([])
  })

  it('happens before the handler, so that the failed call has done nothing', async () => {
    const order = `${sandbox().url}/sandbox/order`
    const query = enquiry({ customer_mobile: '9811111111' })
    await arm({ call: 'validator', fault: 'error500Json' })
    expect(await post(`${order}/website/fare_estimate_validator_v2`, { query })).toMatchObject({
      status: 500,
    })
    expect(
      await post(`${order}/fare_estimate_secure`, { query, body: { re_id: 'Default' } }),
    ).toMatchObject({ body: { status: 'failed' } })
  })

  it.each([
    [{ call: 'nothing', fault: 'hang' }, 'no such call: nothing'],
    [{ call: 'tile', fault: 'explode' }, 'body is wrong at fault'],
    [{ call: 'tile', fault: 'hang', times: 'x' }, 'body is wrong at times'],
    [{ call: 'tile', fault: 'hang', for: 1 }, 'unknown body property for'],
  ])('is refused as %j', async (order, reason) => {
    const { status, body } = await arm(order)
    expect(status).toBe(400)
    expect(Reflect.get(Object(body), 'error')).toContain(reason)
  })
})

describe('the journal', () => {
  it('keeps what was asked and what was answered', async () => {
    await fetch(`${sandbox().url}/sandbox/journal`, { method: 'DELETE' })
    await post(`${sandbox().url}/sandbox/order/fare_estimate_secure`, {
      query: enquiry(),
      headers: headers({ 'device-id': 'Device-7' }),
      body: { re_id: 'Default' },
    })
    await post(`${sandbox().url}/sandbox/order/fare_estimate_secure`, { body: 'x' })
    const { body } = await get(`${sandbox().url}/sandbox/journal`)
    expect(body).toEqual(sandbox().journal())
    expect(sandbox().journal()).toMatchObject([
      {
        call: 'secure',
        method: 'POST',
        path: '/sandbox/order/fare_estimate_secure',
        query: enquiry(),
        headers: { 'device-id': 'Device-7', brand: 'smartshift' },
        body: { re_id: 'Default' },
        status: 200,
        at: expect.stringMatching(/Z$/),
      },
      { call: 'secure', body: 'x', status: 400 },
    ])
  })

  it('has no status for a request that got no answer', async () => {
    await fetch(`${sandbox().url}/sandbox/journal`, { method: 'DELETE' })
    await arm({ call: 'placesSearch', fault: 'refuse' })
    await search().catch(() => undefined)
    expect(sandbox().journal()).toMatchObject([{ call: 'placesSearch', status: null }])
  })
})

describe('the clock', () => {
  it('goes forward only', async () => {
    const clock = `${sandbox().url}/sandbox/clock`
    const before = sandbox().clock.now()
    const { body } = await post(clock, { body: { advance_ms: 60_000 } })
    expect(Date.parse(String(Reflect.get(Object(body), 'now')))).toBeGreaterThanOrEqual(
      before + 60_000,
    )
    expect(await post(clock, { body: { advance_ms: -1 } })).toMatchObject({ status: 400 })
    expect(await post(clock, { body: {} })).toMatchObject({ status: 400 })
  })

  it.each([1e15, 1e300])('goes no further than times are written: %d ms', async (ms) => {
    const clock = `${sandbox().url}/sandbox/clock`
    const before = sandbox().clock.now()
    expect(await post(clock, { body: { advance_ms: ms } })).toMatchObject({
      status: 400,
      body: { error: 'advance_ms must not lead beyond the year 9998' },
    })
    const { body } = await get(clock)
    expect(Date.parse(String(Reflect.get(Object(body), 'now')))).toBeLessThan(before + 60_000)
  })
})

describe('a sandbox for people', () => {
  it('has no faults, no journal and no clock', async () => {
    const plain = await startSandbox()
    plain.faults.add({ call: 'placesSearch', fault: '401', times: callNames.length })
    expect(await get(`${plain.url}/sandbox/places/api?q=a`)).toMatchObject({ status: 200 })
    expect(plain.journal()).toEqual([])
    for (const path of ['faults', 'journal', 'clock']) {
      expect(await get(`${plain.url}/sandbox/${path}`)).toMatchObject({
        status: 404,
        body: { error: `No such call: GET /sandbox/${path}` },
      })
    }
    await plain.close()
  })
})
