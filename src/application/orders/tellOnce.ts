import { either as E } from 'fp-ts'
import { tellFault } from '../flow/tellFault.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CancelOrderError } from './cancelOrder.port.ts'

/**
 * Reports failed requests about orders to the operators (spec 2 §8). Each fault is reported once, as polling
 * would repeat it.
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
