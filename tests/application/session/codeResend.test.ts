import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  codeEdited,
  numberChangeRequested,
  resendRequested,
} from '../../../src/application/session/auth.slice.ts'
import type { RedeemCodeError } from '../../../src/application/session/customer.port.ts'
import { profileOfAsha } from '../../support/account.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import {
  at,
  enterCode,
  failedWith,
  logIn,
  refusal,
  submitting,
  timedOut,
  unreachable,
  visitOtp,
} from './visitAuth.ts'

describe('a code that does not come', () => {
  const { wait, most, pause } = limits.codes.resend

  it.each(['sms', 'whatsapp'] as const)('is sent again by %s after the wait', async (channel) => {
    const visit = await visitOtp()
    visit.tell(resendRequested(channel))
    await pass(wait - 1)
    visit.tell(resendRequested(channel))
    await settle()
    expect(visit.askedCalls()).toEqual(['sendCode'])
    await pass(1)
    visit.tell(resendRequested(channel), resendRequested(channel))
    await settle()
    expect(visit.asked.slice(1)).toEqual([
      { call: 'resendCode', args: ['9876543210', channel, 'request-2'] },
    ])
    expect(at('otp', visit.auth())).toMatchObject({
      resending: { status: 'sent' },
      sendings: { resends: 1, nextAt: Date.now() + wait },
    })
  })

  it('clears the code boxes when it is sent again, because the old code is invalid', async () => {
    const visit = await visitOtp()
    visit.tell(codeEdited('123'))
    await pass(wait)
    visit.tell(resendRequested('sms'))
    await settle()
    expect(at('otp', visit.auth()).form.input.code).toBe('')
  })

  it('is sent again three times at most', async () => {
    const visit = await visitOtp()
    for (let tries = 0; tries < most + 3; tries += 1) {
      await pass(wait)
      visit.tell(resendRequested('sms'))
      await settle()
    }
    expect(visit.askedCalls().filter((call) => call === 'resendCode')).toHaveLength(most)
    expect(at('otp', visit.auth()).sendings.resends).toBe(most)
  })

  it('can be sent again as often once the hour is over', async () => {
    const visit = await visitOtp()
    const askOften = async () => {
      for (let tries = 0; tries < most + 1; tries += 1) {
        await pass(wait)
        visit.tell(resendRequested('sms'))
        await settle()
      }
    }
    await askOften()
    await pass(pause - wait - 1)
    visit.tell(resendRequested('sms'))
    await settle()
    expect(visit.askedCalls().filter((call) => call === 'resendCode')).toHaveLength(most)
    await pass(1)
    await askOften()
    expect(visit.askedCalls().filter((call) => call === 'resendCode')).toHaveLength(2 * most)
  })

  it.each([refusal('Too many attempts, try again in an hour', 'askedTooOften'), unreachable])(
    'can be requested again at once if sending it failed: %j',
    async (error) => {
      const visit = await visitOtp({ resendCode: () => TE.left(error) })
      await pass(wait)
      visit.tell(codeEdited('123'), resendRequested('sms'))
      await settle()
      expect(at('otp', visit.auth())).toMatchObject({
        resending: { status: 'failed', error },
        sendings: { resends: 0 },
        form: { input: { code: '123' } },
      })
      visit.tell(resendRequested('whatsapp'))
      await settle()
      expect(visit.askedCalls().filter((call) => call === 'resendCode')).toHaveLength(2)
    },
  )

  it('has one request id per channel until it is sent', async () => {
    const answers = [TE.left(unreachable), TE.left(unreachable), TE.right(undefined)]
    const visit = await visitOtp({ resendCode: () => answers.shift() ?? TE.right(undefined) })
    const ask = async (channel: 'sms' | 'whatsapp') => {
      await pass(wait)
      visit.tell(resendRequested(channel))
      await settle()
    }
    await ask('sms')
    await ask('whatsapp')
    await ask('whatsapp')
    await ask('whatsapp')
    const ids = visit.asked.filter(({ call }) => call === 'resendCode').map(({ args }) => args[2])
    expect(ids).toEqual(['request-2', 'request-3', 'request-3', 'request-4'])
  })

  it('is given up at the deadline', async () => {
    const visit = await visitOtp({ resendCode: () => unanswered })
    await pass(wait)
    visit.tell(resendRequested('sms'))
    await pass(limits.requestDeadline - 1)
    expect(at('otp', visit.auth()).resending).toEqual({ status: 'sending' })
    await pass(1)
    expect(at('otp', visit.auth()).resending).toEqual({ status: 'failed', error: timedOut })
  })

  it('does not clear a code that is being redeemed when it is sent again', async () => {
    const redeeming = makePending<RedeemCodeError, { authToken: string; mobile: string }>()
    const sending = makePending<RemoteError, void>()
    const visit = await visitOtp({
      redeemCode: () => redeeming.task,
      resendCode: () => sending.task,
    })
    await pass(wait)
    visit.tell(resendRequested('sms'))
    await enterCode(visit)
    sending.answer(E.right(undefined))
    await settle()
    expect(at('otp', visit.auth())).toMatchObject({
      form: { phase: submitting, input: { code: '123456' } },
      sendings: { resends: 1 },
    })
    redeeming.answer(E.left({ kind: 'CodeRefused', message: 'Invalid OTP' }))
    await settle()
    expect(at('otp', visit.auth()).form.phase).toEqual(failedWith(refusal('Invalid OTP')))
    await enterCode(visit, '654321')
    expect(redeeming.count()).toBe(1)
  })

  it('is sent again to another number, although the request for the former one hangs', async () => {
    const hasty = { ...limits.codes, resend: { ...limits.codes.resend, wait: 5_000 } }
    const visit = await visitOtp({ codes: hasty, resendCode: () => unanswered })
    await pass(5_000)
    visit.tell(resendRequested('sms'), numberChangeRequested())
    await logIn(visit, '9000000001')
    await pass(5_000)
    visit.tell(resendRequested('sms'))
    const resends = visit.asked.filter(({ call }) => call === 'resendCode')
    expect(resends.map(({ args }) => args[0])).toEqual(['9876543210', '9000000001'])
    expect(at('otp', visit.auth()).resending).toEqual({ status: 'sending' })
  })

  it('is not redeemed twice because a code for the former number is sent after all', async () => {
    const sending = makePending<RemoteError, void>()
    const profiles = [TE.left(unreachable), TE.right(profileOfAsha)]
    const visit = await visitOtp({
      resendCode: () => sending.task,
      loadProfile: () => profiles.shift() ?? TE.right(profileOfAsha),
    })
    await pass(wait)
    visit.tell(resendRequested('sms'), numberChangeRequested())
    await logIn(visit, '9000000001')
    await enterCode(visit)
    expect(at('otp', visit.auth()).form.phase).toEqual(failedWith(unreachable))
    sending.answer(E.right(undefined))
    await settle()
    await enterCode(visit)
    expect(visit.askedCalls().filter((call) => call === 'redeemCode')).toHaveLength(1)
    expect(visit.auth().step).toBe('done')
  })

  it('is counted afresh for another number', async () => {
    const visit = await visitOtp()
    await pass(wait)
    visit.tell(resendRequested('sms'))
    await settle()
    visit.tell(numberChangeRequested())
    await logIn(visit, '9000000001')
    expect(at('otp', visit.auth()).sendings.resends).toBe(0)
  })
})
