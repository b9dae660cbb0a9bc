import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { Beacon } from '../browser/beacon.ts'

/** Tells nobody. */
export const reportNothing: ReportProblem = () => undefined

/** Writes problems where developers read. */
export const makeConsoleReporter =
  (console: Pick<Console, 'warn'>): ReportProblem =>
  ({ tag, about, details = [] }) =>
    console.warn(`[${tag}]`, about, ...details)

/** Sends problems to an address of the operator's. */
export const makeBeaconReporter =
  (send: Beacon): ReportProblem =>
  ({ tag, about, details = [] }) =>
    send({ tag, about, details })
