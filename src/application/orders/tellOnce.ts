import { either as E } from 'fp-ts'
import { tellFault } from '../flow/tellFault.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CancelOrderError } from './cancelOrder.port.ts'

/**
 * Tells the operators of a question about orders that came to nothing (spec 2 §8), each fault once:
 * these questions are asked again by themselves.
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
    tellFault(once, 'ORDERS', E.left(error), `${about}: `)
  }
}
