import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import { reporterOfStart } from '../../../src/composition/operators.ts'
import { makeBeacon } from '../../../src/infrastructure/browser/beacon.ts'
import {
  makeBeaconReporter,
  makeConsoleReporter,
  reportNothing,
} from '../../../src/infrastructure/reporter/reporters.ts'

const problem: Report = {
  tag: 'API_ERROR_CONTRACT',
  about: '/fare_estimate_secure',
  details: ['status'],
}

type Sent = readonly [way: string, url: string, body: unknown]

/** A browser that records what it sends. */
const network = (beacon: 'accepts' | 'is full' | 'missing' | 'throws', fetches = true) => {
  const sent: Sent[] = []
  const sendBeacon = (url: string, body: string): boolean => {
    if (beacon === 'throws') throw new TypeError('illegal invocation')
    if (beacon === 'accepts') sent.push(['beacon', url, JSON.parse(body)])
    return beacon === 'accepts'
  }
  const send = makeBeacon({
    url: 'https://operators.example/in',
    navigator: beacon === 'missing' ? {} : { sendBeacon },
    fetch: (url, { body, keepalive }) => {
      sent.push([keepalive === true ? 'kept alive' : 'fetch', url, JSON.parse(String(body))])
      return fetches ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  return { sent, send }
}

describe('a report to the operators', () => {
  it('is sent as a beacon', () => {
    const { sent, send } = network('accepts')
    makeBeaconReporter(send)(problem)
    makeBeaconReporter(send)({ tag: 'CAPTCHA', about: 'CaptchaFailed' })
    const url = 'https://operators.example/in'
    expect(sent).toEqual([
      ['beacon', url, problem],
      ['beacon', url, { tag: 'CAPTCHA', about: 'CaptchaFailed', details: [] }],
    ])
  })

  it.each(['is full', 'missing'] as const)(
    'is sent by a request that outlives the page if the beacon %s',
    (beacon) => {
      const { sent, send } = network(beacon)
      makeBeaconReporter(send)(problem)
      expect(sent).toEqual([['kept alive', 'https://operators.example/in', problem]])
    },
  )

  it('is lost silently if nothing can be sent', async () => {
    expect(() => makeBeaconReporter(network('throws').send)(problem)).not.toThrow()
    const { send } = network('missing', false)
    expect(() => makeBeaconReporter(send)(problem)).not.toThrow()
    const circular: { self?: object } = {}
    circular.self = circular
    expect(() => send(circular)).not.toThrow()
    await Promise.resolve()
  })

  it('is written to the console', () => {
    const lines: unknown[][] = []
    const write = (...words: unknown[]) => void lines.push(words)
    makeConsoleReporter({ warn: write })(problem)
    expect(lines).toEqual([['[API_ERROR_CONTRACT]', '/fare_estimate_secure', 'status']])
  })

  it('may be dropped', () => {
    expect(reportNothing(problem)).toBeUndefined()
  })
})

describe('a report of a page that is starting', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon')
    jest.restoreAllMocks()
  })

  const reported = async (configured: Parameters<typeof reporterOfStart>[0]) => {
    const lines = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    const sendBeacon = jest.fn(() => true)
    Object.assign(navigator, { sendBeacon })
    reporterOfStart(configured)({ tag: 'LOCALE', about: 'tr-TR' })
    await configured
    return { sent: sendBeacon.mock.calls, lines: lines.mock.calls }
  }

  it('waits for the settings and is sent where they say', async () => {
    const settings = Promise.resolve(
      E.right({ errors: { kind: 'url', url: '/problems' } as const }),
    )
    expect(await reported(settings)).toEqual({
      sent: [['/problems', '{"tag":"LOCALE","about":"tr-TR","details":[]}']],
      lines: [],
    })
  })

  it('is written to the console if there are no settings', async () => {
    expect(await reported(Promise.resolve(E.left('missing')))).toEqual({
      sent: [],
      lines: [['[LOCALE]', 'tr-TR']],
    })
  })
})
