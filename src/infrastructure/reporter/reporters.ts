import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { Beacon } from '../browser/beacon.ts'

/**
 * Drops every report (spec 1 §8).
 *
 * @example
 * reportNothing({ tag: 'GEOCODE', about: 'PlaceNotFound' }) // → undefined
 */
export const reportNothing: ReportProblem = () => undefined

/**
 * Writes problems to the console, for developers (spec 1 §8).
 *
 * @example
 * const lines: unknown[] = []
 * const report = makeConsoleReporter({ warn: (...said) => void lines.push(said) })
 * report({ tag: 'GEOCODE', about: 'PlaceNotFound' })
 * lines // → [['[GEOCODE]', 'PlaceNotFound']]
 */
export const makeConsoleReporter =
  (console: Pick<Console, 'warn'>): ReportProblem =>
  ({ tag, about, details = [] }) =>
    console.warn(`[${tag}]`, about, ...details)

/**
 * Sends problems as beacons to an address of the operator (spec 1 §8).
 *
 * @example
 * const sent: object[] = []
 * const report = makeBeaconReporter((payload) => void sent.push(payload))
 * report({ tag: 'GEOCODE', about: 'PlaceNotFound' })
 * sent // → [{ tag: 'GEOCODE', about: 'PlaceNotFound', details: [] }]
 */
export const makeBeaconReporter =
  (send: Beacon): ReportProblem =>
  ({ tag, about, details = [] }) =>
    send({ tag, about, details })
