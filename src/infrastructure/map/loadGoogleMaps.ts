import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { LoadMaps, LoadMapsError } from '../../application/place/loadMaps.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { GoogleMapsApi } from './googleMapsApi.ts'
import type { MapsScript } from './googleMapsScript.ts'

/** Runs something after so many milliseconds, unless the returned function is called first. */
export type After = (milliseconds: number, run: () => void) => () => void

// A timer cannot wait longer, about 25 days: it would end at once.
const longestWait = 2 ** 31 - 1

const afterTimeout: After = (milliseconds, run) => {
  const timer = setTimeout(run, Math.min(milliseconds, longestWait))
  return () => clearTimeout(timer)
}

/**
 * How often loading Google's script is tried, and then polled; times in milliseconds (spec 1 §4).
 */
export type ScriptSchedule = {
  readonly retries: number
  readonly retryEvery: number
  readonly polls: number
  readonly pollEvery: number
}

/** What `makeLoadGoogleMaps` needs. */
export type LoadGoogleMapsNeeds = {
  readonly script: MapsScript
  readonly schedule: ScriptSchedule
  /** Milliseconds for all tries together. */
  readonly deadline: number
  readonly report: ReportProblem
  readonly after?: After | undefined
}

/**
 * Loads Google's maps. A TaskEither written out, so that the type keeps its name where it is
 * exported.
 */
export type LoadGoogleMaps = () => Promise<E.Either<LoadMapsError, GoogleMapsApi>>

/**
 * `makeLoadGoogleMaps` for callers that only need to know that the maps are loaded (spec 1 §4).
 *
 * @example
 * await googleMapsLoaded(TE.right(googleApi))() // → right: undefined
 * await googleMapsLoaded(TE.left({ kind: 'MapsFailed' }))() // → left: { kind: 'MapsFailed' }
 */
export const googleMapsLoaded = (load: LoadGoogleMaps): LoadMaps =>
  F.pipe(
    load,
    TE.map(() => undefined),
  )

const mapsFailed: LoadMapsError = { kind: 'MapsFailed' }

/**
 * Loads Google's script with retries, then polls for its places library (spec 1 §4). Callers share
 * one load; after a failed one the next caller loads again. A refused key is final until the page
 * is reloaded, because Google's script cannot be unloaded. Fails with `MapsFailed`, after the
 * deadline in milliseconds at the latest, and reports why.
 *
 * @example
 * const script = {
 *   load: async () => undefined,
 *   loaded: () => googleApi,
 *   onKeyRefused: () => undefined,
 * }
 * const told = { deadline: 1_000, report: () => undefined }
 * const load = makeLoadGoogleMaps({ script, schedule: limits.mapScript, ...told })
 * E.isRight(await load()) // → true
 */
export const makeLoadGoogleMaps = ({
  script,
  schedule,
  deadline,
  report,
  after = afterTimeout,
}: LoadGoogleMapsNeeds): LoadGoogleMaps => {
  let isKeyRefused = false
  let current: Promise<E.Either<LoadMapsError, GoogleMapsApi>> | null = null
  let giveUp: () => void = () => undefined

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      after(milliseconds, resolve)
    })

  const load = async (isOver: () => boolean): Promise<GoogleMapsApi | null> => {
    for (let tries = 0; ; tries += 1) {
      const isLoaded = await script.load().then(
        () => true,
        () => false,
      )
      if (isLoaded) break
      if (tries >= schedule.retries) return null
      await wait(schedule.retryEvery)
      if (isOver()) return null
    }
    for (let polls = 0; polls < schedule.polls; polls += 1) {
      const maps = script.loaded()
      if (maps !== null) return maps
      await wait(schedule.pollEvery)
      if (isOver()) return null
    }
    return null
  }

  const start = (): Promise<E.Either<LoadMapsError, GoogleMapsApi>> =>
    new Promise((resolve) => {
      let isOver = false
      const settle = (outcome: E.Either<LoadMapsError, GoogleMapsApi>) => {
        isOver = true
        stopClock()
        resolve(outcome)
      }
      giveUp = () => {
        if (isOver) return
        current = null
        settle(E.left(mapsFailed))
      }
      const fail = (about: string) => {
        // A load that ends late is no longer the one that callers wait for.
        if (isOver) return
        report({ tag: 'MAPS', about })
        giveUp()
      }
      const stopClock = after(deadline, () => fail('script did not load in time'))
      load(() => isOver).then(
        (maps) => (maps === null ? fail('script did not load') : settle(E.right(maps))),
        () => fail('script did not load'),
      )
    })

  script.onKeyRefused(() => {
    if (!isKeyRefused) report({ tag: 'MAPS', about: 'key refused' })
    isKeyRefused = true
    giveUp()
  })

  return () => {
    if (isKeyRefused) return Promise.resolve(E.left(mapsFailed))
    current ??= start()
    return current
  }
}
