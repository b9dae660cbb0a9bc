import { either as E } from 'fp-ts'
import { tellFault } from '../flow/tellFault.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import { isOfWhatWasAsked } from '../ports/remoteRefusal.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CustomerService } from './customer.port.ts'

/**
 * Reports faults of the customer service during a login. A refusal of the input, or too many attempts,
 * concerns only the customer.
 */
export const makeTellAccount =
  (report: ReportProblem) =>
  (part: keyof CustomerService, answer: E.Either<RemoteError, unknown>): void => {
    if (E.isLeft(answer) && isOfWhatWasAsked(answer.left)) return
    tellFault(report, 'ACCOUNT', answer, `${part}: `)
  }
