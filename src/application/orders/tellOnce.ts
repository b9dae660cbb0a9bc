import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CancelOrderError } from './cancelOrder.port.ts'

/**
 * Tells the operators of an answer that is no order, by the place where it is none (spec 2 §4, §8):
 * each place once, however often it is asked for. Whose order it is they are not told.
 */
export const makeTellOnce = (report: ReportProblem) => {
  const told = new Set<string>()
  return (about: string, error: CancelOrderError): void => {
    if (error.kind !== 'OrderFieldMalformed' && error.kind !== 'OrderValueUnknown') return
    const place = `${about} ${error.kind} ${error.field}`
    if (told.has(place)) return
    told.add(place)
    report({ tag: 'API_ERROR_CONTRACT', about, details: [error.kind, error.field] })
  }
}
