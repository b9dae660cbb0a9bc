import type { either as E } from 'fp-ts'
import type { SagaGenerator } from 'typed-redux-saga'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CheckCustomer } from './customer.port.ts'
import { makeTellAccount } from './tellAccount.ts'

/** What asking whether a number is a customer's needs. */
export type CheckCustomerNeeds = {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly checkCustomer: CheckCustomer
  readonly report: ReportProblem
}

/** Asks whether a customer has this number. */
export const makeCheckCustomer = (needs: CheckCustomerNeeds) => {
  const tell = makeTellAccount(needs.report)
  return function* checkCustomer(
    mobile: string,
    requestId: string,
  ): SagaGenerator<E.Either<RemoteError, boolean>> {
    const exists = yield* within(
      needs.limits.requestDeadline,
      needs.checkCustomer(mobile, requestId),
    )
    tell('checkCustomer', exists)
    return exists
  }
}
