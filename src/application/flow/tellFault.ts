import { either as E } from 'fp-ts'
import type { Reason } from '../ports/remoteError.ts'
import type { Report, ReportProblem } from '../ports/reporter.port.ts'

/** What there is to know of a failure here, whatever port it is of. */
type Failed = {
  readonly kind: string
  /** Of a refusal that the port has no name for, readable or not, and of no answer. */
  readonly because?: Reason
}

// Whoever is not believed any more has a session that is over, also where a port has no name for it.
const isFault = ({ because }: Failed): boolean =>
  because !== undefined && because !== 'offline' && because !== 'unbelieved'

/**
 * Tells the operators of a call's answer if it is a fault: the service was down, out of reach, or said no
 * in a way that its port does not know. A failure is none where a port has a name for it, nor without a
 * network, nor where somebody told of it already: of an answer that breaks the contract whoever read it
 * (spec 2 §8), of places that cannot be asked whoever could not open them. `part` begins the report where
 * there are several calls under the tag.
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
