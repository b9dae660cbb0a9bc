import { either as E } from 'fp-ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { tellFault } from '../ports/tellFault.ts'
import type { CancelOrderError } from './cancelOrder.port.ts'

/**
 * Tells the operators of a question about orders that came to nothing (spec 2 §4, §8): of an answer
 * that is no order by the place where it is none, and of a fault. Each once, however often it is
 * asked for: these questions are asked again by themselves. Whose order it is they are not told.
 */
export const makeTellOnce = (report: ReportProblem) => {
  const told = new Set<string>()
  const once: ReportProblem = (problem) => {
    const place = JSON.stringify(problem)
    if (told.has(place)) return
    told.add(place)
    report(problem)
  }
  return (about: string, error: CancelOrderError): void => {
    if (error.kind === 'OrderFieldMalformed' || error.kind === 'OrderValueUnknown') {
      once({ tag: 'API_ERROR_CONTRACT', about, details: [error.kind, error.field] })
    } else tellFault(once, 'ORDERS', E.left(error), `${about}: `)
  }
}
