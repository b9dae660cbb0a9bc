import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { Report, ReportProblem } from '../../../src/application/ports/reporter.port.ts'
import type { Configuration } from '../../../src/infrastructure/configuration/configuration.ts'
import { loadConfiguration } from '../../../src/infrastructure/configuration/loadConfiguration.ts'

const wire = {
  brand: 'hathi',
  customerUrl: '/sandbox/customer',
  orderUrl: '/sandbox/order/',
  contentUrl: 'https://content.example/v1//',
  maps: 'open',
  placesUrl: '/sandbox/places',
  tilesUrl: '/sandbox/tiles/{z}/{x}/{y}.svg',
  tilesAttribution: '© somebody',
  googleMapsKey: null,
  captchaSiteKey: 'key',
  paramsSecret: 'a secret',
  redirectOrigins: ['https://book.example'],
  appLinks: { android: '/store/android', ios: 'https://store.example/hathi' },
  analytics: 'data-layer',
  errors: 'https://errors.example/in',
  offline: true,
}

const configuration: Configuration = {
  brand: 'hathi',
  customerUrl: '/sandbox/customer',
  orderUrl: '/sandbox/order',
  contentUrl: 'https://content.example/v1',
  maps: 'open',
  placesUrl: '/sandbox/places',
  tilesUrl: '/sandbox/tiles/{z}/{x}/{y}.svg',
  tilesAttribution: '© somebody',
  googleMapsKey: null,
  captchaSiteKey: 'key',
  paramsSecret: 'a secret',
  redirectOrigins: ['https://book.example'],
  appLinks: { android: '/store/android', ios: 'https://store.example/hathi' },
  analytics: { kind: 'data-layer' },
  errors: { kind: 'url', url: 'https://errors.example/in' },
  offline: true,
}

type Fetch = Parameters<typeof loadConfiguration>[0]['fetch']

const load = (fetch: Fetch, online = true, report: ReportProblem = () => undefined) =>
  loadConfiguration({ fetch, deadline: 100, isOnline: () => online, report })()

const answering =
  (body: unknown, status = 200): Fetch =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))

describe('the configuration', () => {
  it('is fetched like its preload in the page, so that it is loaded only once', async () => {
    const asked: unknown[] = []
    const outcome = await load((address, { cache }) => {
      asked.push([address, cache])
      return answering(wire)(address, {})
    })
    expect(outcome).toEqual(E.right(configuration))
    expect(asked).toEqual([['/config.json', undefined]])
  })

  it.each<readonly [string, unknown, Configuration['analytics']]>([
    ['analytics', 'console', { kind: 'console' }],
    ['analytics', 'none', { kind: 'none' }],
    ['analytics', '/events', { kind: 'url', url: '/events' }],
    ['errors', 'console', { kind: 'console' }],
    ['errors', 'none', { kind: 'none' }],
  ])('sends %s to %j', async (name, value, destination) => {
    expect(await load(answering({ ...wire, [name]: value }))).toEqual(
      E.right({ ...configuration, [name]: destination }),
    )
  })

  it.each(Object.keys(wire))('is refused without %s, which the error names', async (name) => {
    const rest = Object.fromEntries(Object.entries(wire).filter(([key]) => key !== name))
    expect(await load(answering(rest))).toEqual(
      E.left({ kind: 'ContractBroken', call: '/config.json', paths: [name] }),
    )
  })

  it.each<readonly [string, unknown]>([
    ['brand', ''],
    ['brand', 7],
    ['orderUrl', ''],
    ['orderUrl', null],
    ['orderUrl', 'javascript:alert(1)'],
    ['customerUrl', 'ftp://customer.example'],
    ['contentUrl', 'content.example'],
    ['placesUrl', ' https://places.example'],
    ['tilesUrl', 'data:image/svg+xml,<svg/>'],
    ['maps', 'apple'],
    ['maps', 'constructor'],
    ['googleMapsKey', ''],
    ['captchaSiteKey', false],
    ['paramsSecret', ''],
    ['redirectOrigins', 'https://book.example'],
    ['appLinks', { android: '/store/android' }],
    ['appLinks', { android: '/store/android', ios: 'javascript:alert(1)' }],
    ['appLinks', JSON.parse('{"__proto__":{"android":"/store/android","ios":"/store/ios"}}')],
    ['analytics', 'consle'],
    ['analytics', ''],
    ['analytics', { kind: 'console' }],
    ['analytics', 'javascript:alert(1)'],
    ['errors', 'data-layer'],
    ['errors', null],
    ['offline', 'on'],
    ['offline', null],
  ])('is refused with %s %j', async (name, value) => {
    expect(await load(answering({ ...wire, [name]: value }))).toEqual(
      E.left({ kind: 'ContractBroken', call: '/config.json', paths: [name] }),
    )
  })

  it('takes nothing from prototypes in its text', async () => {
    const { brand, ...rest } = wire
    const body = `{"__proto__":{"brand":"${brand}"},"constructor":{"prototype":{"brand":"${brand}"}},${JSON.stringify(rest).slice(1)}`
    expect(await load(() => Promise.resolve(new Response(body)))).toEqual(
      E.left({ kind: 'ContractBroken', call: '/config.json', paths: ['brand'] }),
    )
    expect(Reflect.get({}, 'brand')).toBeUndefined()
  })

  it('is refused with all of its wrong fields at once', async () => {
    expect(await load(answering({ ...wire, brand: 1, maps: 1, redirectOrigins: [1] }))).toEqual(
      E.left({
        kind: 'ContractBroken',
        call: '/config.json',
        paths: ['brand', 'maps', 'redirectOrigins'],
      }),
    )
  })

  it('is reported with its wrong fields if it is malformed, but not if it does not come', async () => {
    const reports: Report[] = []
    const report: ReportProblem = (said) => reports.push(said)
    await load(answering({ ...wire, brand: 1, maps: 1 }), true, report)
    expect(reports).toEqual([
      { tag: 'API_ERROR_CONTRACT', about: '/config.json', details: ['brand', 'maps'] },
    ])
    await load(answering(wire), true, report)
    await load(answering({ error: 'Come back later' }, 503), true, report)
    expect(reports).toHaveLength(1)
  })

  it.each<readonly [string, Fetch, object]>([
    [
      'a page where it should be',
      () => Promise.resolve(new Response('<!doctype html>')),
      { kind: 'ContractBroken', call: '/config.json', paths: ['(whole)'] },
    ],
    [
      'no such file',
      () => Promise.resolve(new Response('', { status: 404 })),
      { kind: 'RefusalUnreadable', status: 404 },
    ],
    [
      'a refusal',
      answering({ error: 'Not yet' }, 503),
      { kind: 'Refused', status: 503, body: { error: 'Not yet' } },
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'Unreachable', because: 'connection' },
    ],
    [
      'no answer',
      () => new Promise<never>(() => undefined),
      { kind: 'Unreachable', because: 'timeout' },
    ],
  ])('is missing with %s', async (_, fetch, error) => {
    expect(await load(fetch)).toEqual(E.left(error))
  })

  it('is missing offline, with an error that says so', async () => {
    const outcome = await load(() => Promise.reject(new TypeError('Failed to fetch')), false)
    expect(outcome).toEqual(E.left({ kind: 'Unreachable', because: 'offline' }))
  })

  it('aborts the request when it gives up', async () => {
    const signals: Array<AbortSignal | null | undefined> = []
    await load((_, { signal }) => {
      signals.push(signal)
      return new Promise<never>(() => undefined)
    })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })
})
