import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  authClosed,
  codeEdited,
  codeSubmitted,
  loginEdited,
  loginSubmitted,
  numberChangeRequested,
  resendRequested,
} from '../../../src/application/session/auth.slice.ts'
import type { RedeemCodeError } from '../../../src/application/session/customer.port.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import { asha } from '../../support/account.ts'
import { nothingKnown, ravi, stranger, visitAccount } from '../../support/visitAccount.ts'
import { makePending, pass, settle } from '../../support/visitStore.ts'
import { atCode, booking, makeMemory, newcomersCode, reload } from './visitAuthDraft.ts'

describe('a login that was closed at its code and is opened again', () => {
  const start = { checksExistence: true, followUp: null }

  it('continues at the code that was sent, for its new purpose', async () => {
    const { visit, memory } = await atCode()
    visit.tell(authClosed())
    await pass(12_000)
    visit.tell(loginWanted({ start, known: nothingKnown }))
    await settle()
    expect(visit.auth()).toMatchObject({ step: 'otp', mobile: asha.mobile, start })
    expect(visit.askedCalls()).toEqual(['sendCode'])
    expect(memory.kept()).not.toBeNull()
    visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: { mobile: asha.mobile } })
  })

  it('allows another code no sooner, and counts those that were sent again', async () => {
    const { visit } = await atCode()
    await pass(limits.codes.resend.wait)
    visit.tell(resendRequested('sms'))
    await settle()
    const before = visit.auth()
    visit.tell(authClosed())
    visit.openLogin({ followUp: booking }, { mobile: '+91 98765 43210' })
    await settle()
    expect(before).toMatchObject({ step: 'otp', sendings: { resends: 1 } })
    expect(visit.auth()).toMatchObject({
      step: 'otp',
      sendings: before.step === 'otp' ? before.sendings : null,
    })
  })

  it('continues at the code even after the page was reloaded', async () => {
    const visit = await reload(await atCode())
    visit.tell(authClosed())
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'otp', mobile: asha.mobile })
  })

  it('continues at the code for ten minutes', async () => {
    const { visit } = await atCode()
    visit.tell(authClosed())
    await pass(limits.codes.keptFor)
    visit.openLogin()
    expect(visit.auth().step).toBe('otp')
    visit.tell(authClosed())
    await pass(1)
    visit.openLogin()
    expect(visit.auth().step).toBe('login')
  })

  const business = { ...nothingKnown, requirement: 'business' }

  it('takes the requirement that it is opened with now, even after a reload', async () => {
    const memory = makeMemory()
    const visit = visitAccount({ authMemory: memory.authMemory })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: asha.mobile }), loginSubmitted())
    await settle()
    visit.tell(
      authClosed(),
      loginWanted({ start: { ...start, followUp: booking }, known: business }),
    )
    await settle()
    const again = await reload({ visit, memory })
    expect(again.auth()).toEqual(visit.auth())
    again.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(again.browser.read()).toMatchObject({ requirement: 'business' })
  })

  it('takes the requirement of a second opening while it is open', async () => {
    const { memory, visit } = await newcomersCode()
    visit.tell(loginWanted({ start, known: business }))
    await settle()
    const again = await reload({ visit, memory }, stranger)
    again.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(again.asked.find(({ call }) => call === 'redeemCode')?.args[2]).toMatchObject({
      requirement: 'business',
    })
  })

  it('keeps its earlier requirement if it is opened without one', async () => {
    const { visit } = await atCode()
    visit.tell(authClosed())
    visit.openLogin()
    visit.tell(authClosed())
    visit.openLogin()
    visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(visit.browser.read()).toMatchObject({ requirement: 'business' })
  })

  it('keeps a requirement named while it was open if it is opened without one', async () => {
    const { visit } = await newcomersCode()
    visit.tell(loginWanted({ start, known: business }), authClosed())
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'otp', known: { requirement: 'business' } })
  })

  it('does not extend the ten minutes of its code', async () => {
    const { memory, visit } = await atCode()
    await pass(limits.codes.keptFor)
    visit.tell(loginWanted({ start, known: business }))
    await settle()
    await pass(1)
    expect((await reload({ memory, visit })).auth()).toEqual({ step: 'closed' })
  })

  it('asks for the number if another one is known', async () => {
    const { visit } = await atCode()
    visit.tell(authClosed())
    visit.openLogin({}, { mobile: '98123 45678' })
    expect(visit.auth()).toMatchObject({
      step: 'login',
      form: { input: { mobile: '98123 45678' } },
    })
  })

  it('asks for the number if its code was redeemed, though the profile did not load', async () => {
    const { visit } = await atCode({
      loadProfile: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
    })
    visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(visit.auth().step).toBe('otp')
    visit.tell(authClosed())
    visit.openLogin()
    expect(visit.auth().step).toBe('login')
  })

  it('asks for the number if the customer was changing it', async () => {
    const { visit } = await atCode()
    visit.tell(numberChangeRequested(), authClosed())
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'login', form: { input: { mobile: '' } } })
  })

  it('asks for the number after a signup that was closed, though a former number was sent a code late', async () => {
    const resending = makePending<RemoteError, void>()
    const { visit } = await atCode({
      sendCode: (mobile) => TE.right(mobile === asha.mobile),
      resendCode: () => resending.task,
    })
    await pass(limits.codes.resend.wait)
    visit.tell(resendRequested('sms'), numberChangeRequested())
    visit.tell(loginEdited({ mobile: ravi.mobile }), loginSubmitted())
    await settle()
    expect(visit.auth().step).toBe('signup')
    resending.answer(E.right(undefined))
    await settle()
    visit.tell(authClosed())
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'login', form: { input: { mobile: '' } } })
  })

  it('continues at the code if the number could not be changed while the code was checked', async () => {
    const redeeming = makePending<RedeemCodeError, Credentials>()
    const { visit } = await atCode({ redeemCode: () => redeeming.task })
    visit.tell(codeEdited('654321'), codeSubmitted(), numberChangeRequested())
    await settle()
    redeeming.answer(E.left({ kind: 'CodeRefused', message: null }))
    await settle()
    visit.tell(authClosed())
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'otp', mobile: '9876543210' })
  })

  it('asks the next customer for their number after a login and a logout', async () => {
    const { visit } = await atCode()
    visit.tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    visit.tell(logoutRequested())
    await settle()
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'login', form: { input: { mobile: '' } } })
  })
})
