import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { loginOpened, resendRequested } from '../../../src/application/session/auth.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { profileOfAsha } from '../../support/account.ts'
import { nothingKnown, stranger, visitAccount } from '../../support/visitAccount.ts'
import { makePending, pass, settle } from '../../support/visitStore.ts'
import { enterCode, logIn, signUp, visitOtp } from './visitAuth.ts'

describe('a call of the account that fails', () => {
  const down: RemoteError = { kind: 'RefusalUnreadable', because: 'failed' }

  it.each(['signUp', 'resendCode', 'checkCustomer', 'redeemCode', 'loadProfile'] as const)(
    'is reported under its own name: %s',
    async (call) => {
      const visit = visitAccount({ ...stranger, [call]: () => TE.left(down) })
      visit.openSignup()
      await signUp(visit)
      await pass(limits.codes.resend.wait)
      visit.tell(resendRequested('sms'))
      await settle()
      await enterCode(visit)
      expect(visit.reports).toEqual([{ tag: 'ACCOUNT', about: `${call}: RefusalUnreadable` }])
    },
  )
})

it('a flow that crashes is restarted with a closed modal, which can be opened again', async () => {
  let calls = 0
  const visit = visitAccount({
    sendCode: () => {
      calls += 1
      if (calls === 1) throw new TypeError('no such method')
      return TE.right(true)
    },
  })
  visit.openLogin()
  await logIn(visit)
  expect(visit.auth()).toEqual({ step: 'closed' })
  expect(visit.reports).toEqual([{ tag: 'FLOW_CRASHED', about: 'auth', details: ['TypeError'] }])
  visit.tell(
    loginOpened({ start: { checksExistence: false, followUp: null }, known: nothingKnown }),
  )
  await logIn(visit)
  expect(visit.auth().step).toBe('otp')
})

it('a flow that crashes while the profile loads leaves the customer logged in', async () => {
  const profile = makePending<RemoteError, Profile>()
  const visit = await visitOtp({
    loadProfile: () => profile.task,
    resendCode: () => {
      throw new TypeError('no such method')
    },
  })
  await pass(limits.codes.resend.wait)
  await enterCode(visit)
  visit.tell(resendRequested('sms'))
  await settle()
  expect(visit.reports).toEqual([{ tag: 'FLOW_CRASHED', about: 'auth', details: ['TypeError'] }])
  while (profile.count() > 0) profile.answer(E.right(profileOfAsha))
  await settle()
  expect(visit.auth()).toEqual({ step: 'closed' })
  expect(visit.session()).toMatchObject({ status: 'customer' })
})
