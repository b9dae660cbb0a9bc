import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  authClosed,
  failureDismissed,
  loginSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import {
  at,
  failedWith,
  logIn,
  refusal,
  remoteErrors,
  submitting,
  timedOut,
  unreachable,
} from './visitAuth.ts'

describe('logging in', () => {
  it('requests a code without checking the customer first, with the campaign of the visit', async () => {
    const visit = visitAccount({
      landing: parseQuery('?utm_source=google&utm_medium=cpc&gclid=7&utm_campaign=diwali'),
    })
    visit.openLogin()
    await logIn(visit)
    expect(visit.asked).toEqual([
      {
        call: 'sendCode',
        args: [
          '9876543210',
          {
            utm_source: 'google',
            utm_medium: 'cpc',
            utm_campaign: 'diwali',
            utm_term: '',
            utm_content: '',
          },
          'request-1',
        ],
      },
    ])
    expect(at('otp', visit.auth())).toMatchObject({ mobile: '9876543210', signedUp: null })
  })

  it('goes to signup if the number has no account', async () => {
    const visit = visitAccount({ sendCode: () => TE.right(false) })
    visit.openLogin({}, { name: 'Asha', requirement: 'business' })
    await logIn(visit)
    expect(visit.askedCalls()).toEqual(['sendCode'])
    const { form, known } = at('signup', visit.auth())
    expect(form.input).toMatchObject({ mobile: '9876543210', name: 'Asha' })
    expect(known).toMatchObject({ requirement: 'business', mobile: '9876543210' })
  })

  it('checks first whether the customer exists, if asked to', async () => {
    const visit = visitAccount()
    visit.openLogin({ checksExistence: true })
    await logIn(visit)
    expect(visit.askedCalls()).toEqual(['checkCustomer', 'sendCode'])
    expect(visit.asked[0]?.args).toEqual(['9876543210', 'request-1'])
    expect(visit.auth().step).toBe('otp')
  })

  it('sends no code to a number that the check does not know, and goes to signup', async () => {
    const visit = visitAccount({ checkCustomer: () => TE.right(false) })
    visit.openLogin({ checksExistence: true })
    await logIn(visit)
    expect(visit.askedCalls()).toEqual(['checkCustomer'])
    expect(at('signup', visit.auth()).form.input.mobile).toBe('9876543210')
  })

  it('goes to signup if the customer disappears between check and code', async () => {
    const visit = visitAccount({ sendCode: () => TE.right(false) })
    visit.openLogin({ checksExistence: true })
    await logIn(visit)
    expect(visit.auth().step).toBe('signup')
  })

  it.each(['', '12345', '5876543210'])('sends no request with the number %j', async (mobile) => {
    const visit = visitAccount()
    visit.openLogin()
    await logIn(visit, mobile)
    expect(visit.asked).toEqual([])
    expect(at('login', visit.auth()).form).toMatchObject({
      attempted: true,
      input: { mobile },
      phase: { status: 'validating' },
    })
  })

  it.each(remoteErrors)('stays, with the number, if the code is not sent: %j', async (error) => {
    const visit = visitAccount({ sendCode: () => TE.left(error) })
    visit.openLogin()
    await logIn(visit)
    expect(at('login', visit.auth()).form).toMatchObject({
      phase: failedWith(error),
      input: { mobile: '+91 98765 43210' },
    })
    expect(Object.keys(visit.auth())).toEqual(['step', 'start', 'known', 'form'])
  })

  it.each<readonly [RemoteError, string | null]>([
    [refusal('Invalid Phone number'), null],
    [refusal('Authentication Failed', 'unbelieved'), null],
    [refusal(null, 'notAllowed'), null],
    [refusal('Too many attempts, try again in an hour', 'askedTooOften'), null],
    [refusal('Busy', 'failed'), 'NetworkError'],
    [{ kind: 'RefusalUnreadable', because: 'declined' }, 'RefusalUnreadable'],
    [{ kind: 'RefusalUnreadable', because: 'askedTooOften' }, 'RefusalUnreadable'],
    [{ kind: 'RefusalUnreadable', because: 'unbelieved' }, null],
    [unreachable, 'Unreachable'],
    [{ kind: 'Unreachable', because: 'offline' }, null],
  ])('is reported only if the service is at fault: %j as %s', async (error, told) => {
    const visit = visitAccount({ sendCode: () => TE.left(error) })
    visit.openLogin()
    await logIn(visit)
    expect(visit.reports).toEqual(
      told === null ? [] : [{ tag: 'ACCOUNT', about: `sendCode: ${told}` }],
    )
  })

  it.each(remoteErrors)('stays if the check fails: %j', async (error) => {
    const visit = visitAccount({ checkCustomer: () => TE.left(error) })
    visit.openLogin({ checksExistence: true })
    await logIn(visit)
    expect(visit.askedCalls()).toEqual(['checkCustomer'])
    expect(at('login', visit.auth()).form.phase).toEqual(failedWith(error))
  })

  it('sends one request however often it is tapped, and keeps later typing out', async () => {
    const visit = visitAccount({ sendCode: () => unanswered })
    visit.openLogin()
    await logIn(visit)
    await logIn(visit, '9000000001')
    expect(visit.askedCalls()).toEqual(['sendCode'])
    expect(at('login', visit.auth()).form).toMatchObject({
      phase: submitting,
      input: { mobile: '+91 98765 43210' },
    })
  })

  it('gives up at the deadline, and can be tried again', async () => {
    const sending = makePending<RemoteError, boolean>()
    const visit = visitAccount({ sendCode: () => sending.task })
    visit.openLogin()
    await logIn(visit)
    await pass(limits.requestDeadline - 1)
    expect(at('login', visit.auth()).form.phase).toEqual(submitting)
    await pass(1)
    expect(at('login', visit.auth()).form.phase).toEqual(failedWith(timedOut))
    visit.tell(loginSubmitted())
    await settle()
    // The late answer to the first call is ignored.
    sending.answer(E.right(false))
    await settle()
    expect(visit.auth().step).toBe('login')
    sending.answer(E.right(true))
    await settle()
    expect(visit.auth().step).toBe('otp')
  })

  it('reuses its request id for an unchanged retry, and takes a new one after an edit', async () => {
    const visit = visitAccount({ sendCode: () => TE.left(unreachable) })
    visit.openLogin()
    await logIn(visit)
    visit.tell(loginSubmitted())
    await settle()
    visit.tell(failureDismissed(), loginSubmitted())
    await settle()
    await logIn(visit, '9876543211')
    visit.tell(authClosed())
    visit.openLogin({}, { mobile: '9876543211' })
    visit.tell(loginSubmitted())
    await settle()
    expect(visit.asked.map(({ args }) => args.at(-1))).toEqual([
      'request-1',
      'request-1',
      'request-1',
      'request-2',
      'request-3',
    ])
  })
})
