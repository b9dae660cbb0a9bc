import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import type { GoogleMapsApi } from '../../../src/infrastructure/map/googleMapsApi.ts'
import type { MapsScript } from '../../../src/infrastructure/map/googleMapsScript.ts'
import {
  type After,
  googleMapsLoaded,
  makeLoadGoogleMaps,
} from '../../../src/infrastructure/map/loadGoogleMaps.ts'
import { makeGoogleMapsFake } from '../../support/googleMapsFake.ts'
import {
  type GoogleMapsScriptServer,
  refuseGoogleMapsKey,
  type Served,
  serveGoogleMapsScript,
} from '../../support/googleMapsScriptServer.ts'

const mapsFailed = E.left({ kind: 'MapsFailed' })
const schedule = { retries: 3, retryEvery: 100, polls: 50, pollEvery: 100 }
const { api } = makeGoogleMapsFake([])

/** A clock that stands still until the test lets time pass. */
const stillClock = () => {
  let now = 0
  let waiting: ReadonlyArray<{ readonly at: number; readonly run: () => void }> = []
  const after: After = (milliseconds, run) => {
    const one = { at: now + milliseconds, run }
    waiting = [...waiting, one]
    return () => {
      waiting = waiting.filter((other) => other !== one)
    }
  }
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return {
    after,
    now: () => now,
    waiting: () => waiting.length,
    pass: async (milliseconds: number) => {
      const until = now + milliseconds
      await settled()
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        now = next.at
        waiting = waiting.filter((one) => one !== next)
        next.run()
        await settled()
      }
      now = until
    },
  }
}

describe('loading Google Maps', () => {
  /** A script whose loads end as planned, and whose places library appears at `placesAt`. */
  const loading = (
    plan: ReadonlyArray<'ok' | 'fails' | 'silent' | Promise<void>>,
    placesAt = 0,
  ) => {
    const clock = stillClock()
    const reports: Report[] = []
    const loads: number[] = []
    const polls: number[] = []
    let refuse: () => void = () => undefined
    const script: MapsScript = {
      load: () => {
        const step = plan[loads.length] ?? 'silent'
        loads.push(clock.now())
        if (typeof step === 'object') return step
        if (step === 'silent') return new Promise(() => undefined)
        return step === 'ok' ? Promise.resolve() : Promise.reject(new Error('could not load'))
      },
      loaded: () => {
        polls.push(clock.now())
        return clock.now() >= placesAt ? api : null
      },
      onKeyRefused: (told) => {
        refuse = told
      },
    }
    const load = makeLoadGoogleMaps({
      script,
      schedule,
      deadline: 10_000,
      report: (report) => reports.push(report),
      after: clock.after,
    })
    /** Starts a load, and returns a function that reads its outcome: null until there is one. */
    const run = () => {
      let outcome: E.Either<unknown, GoogleMapsApi> | null = null
      void load().then((settled) => {
        outcome = settled
      })
      return () => outcome
    }
    return { clock, reports, loads, polls, load, run, refuse: () => refuse() }
  }

  it('retries three times, 100 ms apart', async () => {
    const { clock, loads, run, reports } = loading(['fails', 'fails', 'fails', 'ok'])
    const outcome = run()
    await clock.pass(299)
    expect(outcome()).toBeNull()
    await clock.pass(1)
    expect(outcome()).toEqual(E.right(api))
    expect(loads).toEqual([0, 100, 200, 300])
    expect(reports).toEqual([])
  })

  it('gives up after the third retry, and reports it', async () => {
    const { clock, loads, run, reports } = loading(['fails', 'fails', 'fails', 'fails', 'ok'])
    const outcome = run()
    await clock.pass(300)
    expect(outcome()).toEqual(mapsFailed)
    expect(loads).toHaveLength(4)
    expect(reports).toEqual([{ tag: 'MAPS', about: 'script did not load' }])
  })

  it('polls for the places library every 100 ms', async () => {
    const { clock, run, polls } = loading(['ok'], 350)
    const outcome = run()
    await clock.pass(350)
    expect(outcome()).toBeNull()
    await clock.pass(50)
    expect(outcome()).toEqual(E.right(api))
    expect(polls).toEqual([0, 100, 200, 300, 400])
  })

  it('polls fifty times at most', async () => {
    const { clock, run, polls } = loading(['ok'], Number.POSITIVE_INFINITY)
    const outcome = run()
    await clock.pass(5000)
    expect(outcome()).toEqual(mapsFailed)
    expect(polls).toHaveLength(50)
  })

  it('gives up after ten seconds without an answer', async () => {
    const { clock, run, reports } = loading(['silent'])
    const outcome = run()
    await clock.pass(9999)
    expect(outcome()).toBeNull()
    await clock.pass(1)
    expect(outcome()).toEqual(mapsFailed)
    expect(reports).toEqual([{ tag: 'MAPS', about: 'script did not load in time' }])
  })

  it('loads once for all callers', async () => {
    const { clock, loads, run } = loading(['ok'], 200)
    const first = run()
    await clock.pass(100)
    const second = run()
    await clock.pass(200)
    const third = run()
    await clock.pass(0)
    expect([first(), second(), third()]).toEqual([E.right(api), E.right(api), E.right(api)])
    expect(loads).toHaveLength(1)
    expect(clock.waiting()).toBe(0)
  })

  it('loads again for the next caller after a failure', async () => {
    const { clock, loads, run } = loading(['silent', 'ok'])
    const first = run()
    await clock.pass(10_000)
    expect(first()).toEqual(mapsFailed)
    const second = run()
    await clock.pass(0)
    expect(second()).toEqual(E.right(api))
    expect(loads).toHaveLength(2)
  })

  it('is not failed by the late end of an earlier load', async () => {
    let end: () => void = () => undefined
    const late = new Promise<void>((_, reject) => {
      end = () => reject(new Error('could not load'))
    })
    const { clock, loads, run, reports } = loading([late, 'ok'], 12_000)
    const first = run()
    await clock.pass(10_000)
    expect(first()).toEqual(mapsFailed)
    const second = run()
    await clock.pass(500)
    end()
    await clock.pass(1000)
    expect(second()).toBeNull()
    await clock.pass(500)
    expect(second()).toEqual(E.right(api))
    expect(loads).toHaveLength(2)
    expect(reports).toEqual([{ tag: 'MAPS', about: 'script did not load in time' }])
  })

  it('fails at once and for good when the key is refused', async () => {
    const { clock, loads, run, refuse, reports } = loading(['ok', 'ok'], 5000)
    const outcome = run()
    await clock.pass(100)
    refuse()
    await clock.pass(0)
    expect(outcome()).toEqual(mapsFailed)
    expect(reports).toEqual([{ tag: 'MAPS', about: 'key refused' }])
    const later = run()
    await clock.pass(6000)
    expect(later()).toEqual(mapsFailed)
    expect(loads).toHaveLength(1)
  })

  it('fails for later callers if the key of a loaded script is refused', async () => {
    const { clock, run, refuse, reports } = loading(['ok'])
    const outcome = run()
    await clock.pass(0)
    expect(outcome()).toEqual(E.right(api))
    refuse()
    refuse()
    const later = run()
    await clock.pass(0)
    expect(later()).toEqual(mapsFailed)
    expect(reports).toEqual([{ tag: 'MAPS', about: 'key refused' }])
  })

  it('does nothing before the first call', () => {
    expect(loading(['ok']).loads).toEqual([])
  })

  it.each([2 ** 31, Number.POSITIVE_INFINITY])('may take very long: %d ms', async (deadline) => {
    const load = makeLoadGoogleMaps({
      script: {
        load: () => new Promise((resolve) => setTimeout(resolve, 20)),
        loaded: () => api,
        onKeyRefused: () => undefined,
      },
      schedule,
      deadline,
      report: () => undefined,
    })
    expect(await load()).toEqual(E.right(api))
  })

  it('returns no API to those who only need to know that maps are loaded', async () => {
    const { clock, load } = loading(['ok'])
    const loaded = googleMapsLoaded(load)()
    await clock.pass(0)
    expect(await loaded).toEqual(E.right(undefined))
  })
})

describe('Google’s script on the page', () => {
  let server: GoogleMapsScriptServer
  const quick = { retries: 3, retryEvery: 1, polls: 5, pollEvery: 1 }

  beforeEach(() => {
    // The script's loader keeps its options for the life of the page, so each test needs a new one.
    jest.resetModules()
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => server.close())

  const page = async (plan: readonly [...Served[], Served], deadline = 2000) => {
    server = serveGoogleMapsScript(api, plan)
    const { makeGoogleMapsScript } = await import(
      '../../../src/infrastructure/map/googleMapsScript.ts'
    )
    const script = makeGoogleMapsScript({ key: 'a key', language: 'en-IN', countryCode: 'IN' })
    const reports: Report[] = []
    const report = (told: Report) => void reports.push(told)
    return {
      load: makeLoadGoogleMaps({ script, schedule: quick, deadline, report }),
      why: () => reports.map(({ about }) => about),
    }
  }

  it('is loaded once, with its key, language, country and libraries', async () => {
    const { load } = await page(['works'])
    const [first, second] = await Promise.all([load(), load()])
    expect(E.isRight(first) && first.right.Map).toBe(api.Map)
    expect(E.isRight(first) && first.right.places).toBe(api.places)
    expect(second).toEqual(first)
    await load()
    expect(server.asked()).toHaveLength(1)
    const query = server.asked()[0]?.searchParams
    expect(query?.get('key')).toBe('a key')
    expect(query?.get('language')).toBe('en-IN')
    expect(query?.get('region')).toBe('IN')
    expect(query?.get('libraries')?.split(',')).toEqual(
      expect.arrayContaining(['places', 'geometry']),
    )
  })

  it('is loaded again if it fails', async () => {
    const { load } = await page(['fails', 'fails', 'works'])
    expect(E.isRight(await load())).toBe(true)
    expect(server.asked()).toHaveLength(3)
  })

  it('is given up after four attempts, and loaded again for the next caller', async () => {
    const { load } = await page(['fails', 'fails', 'fails', 'fails', 'works'])
    expect(await load()).toEqual(mapsFailed)
    expect(server.asked()).toHaveLength(4)
    expect(E.isRight(await load())).toBe(true)
    expect(server.asked()).toHaveLength(5)
  })

  it('fails without its places library', async () => {
    const { load, why } = await page(['without places'])
    expect(await load()).toEqual(mapsFailed)
    expect(why()).toEqual(['script did not load'])
  })

  it('is given up if it does not answer', async () => {
    const { load, why } = await page(['silent'], 30)
    expect(await load()).toEqual(mapsFailed)
    expect(why()).toEqual(['script did not load in time'])
  })

  it('fails if the key is refused', async () => {
    const { load, why } = await page(['silent'])
    const loading = load()
    refuseGoogleMapsKey()
    expect(await loading).toEqual(mapsFailed)
    expect(why()).toEqual(['key refused'])
  })

  it('still calls a page’s own listener for a refused key', async () => {
    let heard = 0
    Object.assign(globalThis, { gm_authFailure: () => heard++ })
    const { load, why } = await page(['silent'])
    const loading = load()
    refuseGoogleMapsKey()
    expect(await loading).toEqual(mapsFailed)
    expect(why()).toEqual(['key refused'])
    expect(heard).toBe(1)
  })
})
