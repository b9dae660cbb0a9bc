import { either as E } from 'fp-ts'
import { eventChannel } from 'redux-saga'
import { fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { askWithin, within } from '../flow/within.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { OnReturn } from '../ports/page.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import type { CredentialStore, KeptCustomer } from './credentials.port.ts'
import { credentialsRefused } from './credentialsRefused.ts'
import type { CustomerService } from './customer.port.ts'
import { customerOf } from './customerOf.ts'
import {
  credentialsOf,
  customerRecognised,
  customerReplaced,
  logoutRequested,
  requirementNamed,
  restoringStarted,
  type Session,
  sessionCheckRequested,
  sessionEnded,
  tabReturned,
} from './session.slice.ts'

/** What the session needs. */
export type SessionNeeds<State> = Pick<CustomerService, 'loadProfile' | 'logOut'> & {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly credentials: CredentialStore
  readonly onReturn: OnReturn
  readonly mintRequestId: MintRequestId
  readonly report: ReportProblem
  readonly selectSession: (state: State) => Session
  /** The token that a login has just received, while the profile loads; otherwise null. */
  readonly selectEntering: (state: State) => string | null
}

/**
 * The customer's session: restored from what this browser keeps, ended by a logout, and checked whenever the visitor
 * returns to the tab, because another tab may have changed it (spec 1 §4).
 */
export const makeSessionSaga = <State>(needs: SessionNeeds<State>) => {
  const { credentials, limits, report } = needs

  /**
   * Ends a session whose credentials were refused or not confirmed. If another tab has changed what is kept, the
   * session is checked against that instead.
   */
  function* end({ authToken }: Credentials, why: 'refused' | 'unconfirmed') {
    if (credentials.read()?.authToken !== authToken) return yield* put(sessionCheckRequested())
    credentials.forget(why)
    return yield* put(sessionEnded(why))
  }

  function* restore(kept: KeptCustomer) {
    yield* put(restoringStarted(kept))
    const profile = yield* askWithin(limits.requestDeadline, (abandonment) =>
      needs.loadProfile(kept, needs.mintRequestId(), abandonment),
    )
    const session = yield* select(needs.selectSession)
    // The customer logged out or in meanwhile: this answer is for a session that is over.
    if (session.status !== 'restoring' || session.credentials.authToken !== kept.authToken) {
      return undefined
    }
    tellFault(report, 'ACCOUNT', profile, 'loadProfile: ')
    if (E.isLeft(profile)) return yield* end(kept, 'unconfirmed')
    return yield* put(customerRecognised(customerOf(kept, profile.right)))
  }

  /** Makes the session agree with what the browser keeps. */
  function* look() {
    const session = yield* select(needs.selectSession)
    const kept = credentials.read()
    const present = credentialsOf(session)
    if (kept === null) {
      if (present !== null) yield* put(sessionEnded('left'))
      return
    }
    // A login is already loading this profile; if it is given up, it requests another check.
    if ((yield* select(needs.selectEntering)) === kept.authToken) return
    // A recognised customer stays. A restore under way was cancelled by this check, and starts again below.
    if (session.status === 'customer' && session.customer.authToken === kept.authToken) {
      if (kept.requirement !== null) yield* put(requirementNamed(kept.requirement))
      return
    }
    if (present !== null && present.mobile !== kept.mobile) yield* put(customerReplaced())
    yield* restore(kept)
  }

  function* logOut() {
    const session = yield* select(needs.selectSession)
    const present = credentialsOf(session)
    credentials.forget('left')
    // The customer has left, whatever the service answers.
    yield* put(sessionEnded('left'))
    if (present !== null) {
      const left = yield* within(
        limits.requestDeadline,
        needs.logOut(present, needs.mintRequestId()),
      )
      tellFault(report, 'ACCOUNT', left, 'logOut: ')
    }
  }

  function* refuse({ payload: refused }: ReturnType<typeof credentialsRefused>) {
    const present = credentialsOf(yield* select(needs.selectSession))
    // The refusal may come late, for a session that is over: the current one goes on.
    if (present?.authToken === refused.authToken) yield* end(refused, 'refused')
  }

  function* watchReturns() {
    const returns = eventChannel<true>((emit) =>
      needs.onReturn(() => {
        emit(true)
      }),
    )
    try {
      for (;;) {
        yield* take(returns)
        yield* put(tabReturned())
      }
    } finally {
      returns.close()
    }
  }

  return function* sessionSaga() {
    yield* fork(watchReturns)
    yield* takeLatest([tabReturned.type, sessionCheckRequested.type], look)
    // Neither `takeLatest` nor `takeLeading`: a call that hangs must not keep the next session from ending.
    yield* takeEvery(logoutRequested.match, logOut)
    yield* takeEvery(credentialsRefused.match, refuse)
    yield* put(sessionCheckRequested())
  }
}
