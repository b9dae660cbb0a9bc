import { either as E } from 'fp-ts'
import type { Reason } from '../ports/remoteError.ts'
import type { Report, ReportProblem } from '../ports/reporter.port.ts'

/** A failure of any port, reduced to what matters here. */
type Failed = {
  readonly kind: string
  /** Set for a refusal that the port has no name of its own for, and for a missing answer. */
  readonly because?: Reason
}

// Refused credentials end the session, even at a port that has no name for that.
const isFault = ({ because }: Failed): boolean =>
  because !== undefined && because !== 'offline' && because !== 'unbelieved'

/**
 * Reports a call's answer to the operators if it is a fault: the service was down or out of reach, or
 * refused for a reason that the port has no name for. It is not a fault if the device is offline, or if
 * the failure was reported already: a broken contract by the adapter that read the answer (spec 2 §8),
 * unavailable places by their loader. `part` starts the report if several calls share a tag.
 */
export const tellFault = (
  report: ReportProblem,
  tag: Report['tag'],
  answer: E.Either<Failed, unknown>,
  part: '' | `${string}: ` = '',
): void => {
  if (E.isRight(answer) || !isFault(answer.left)) return
  report({ tag, about: part + answer.left.kind })
}
