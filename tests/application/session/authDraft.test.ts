import { describe, expect, it, jest } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { selectModal } from '../../../src/application/modal/modal.selectors.ts'
import { modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  authClosed,
  codeEdited,
  codeSubmitted,
  consentConfirmed,
  consentEdited,
  failureDismissed,
  loginEdited,
  loginSubmitted,
  numberChangeRequested,
  resendRequested,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import type { AuthDraft } from '../../../src/application/session/authDraft.ts'
import type { RedeemCodeError } from '../../../src/application/session/customer.port.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha } from '../../support/account.ts'
import { marketIn } from '../../support/fares.ts'
import { nothingKnown, ravi, stranger, visitAccount } from '../../support/visitAccount.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import { atCode, makeMemory, newcomersCode, reload } from './visitAuthDraft.ts'

/** Expects that a login still waits, after a reload, for a code that was sent again, and that the code is good. */
const expectCodeWaits = async (left: Awaited<ReturnType<typeof atCode>>) => {
  const visit = await reload(left)
  expect(visit.auth()).toMatchObject({ step: 'otp', sendings: { resends: 1 } })
  visit.tell(codeEdited('654321'), codeSubmitted())
  await settle()
  expect(visit.session()).toMatchObject({ status: 'customer' })
  expect(left.memory.kept()).toBeNull()
}

describe('the draft of a login', () => {
  it('returns to the code after a reload, and logs in with it', async () => {
    const left = await atCode()
    await pass(12_000)
    const visit = await reload(left)
    expect(visit.auth()).toEqual(left.visit.auth())
    expect(visit.askedCalls()).toEqual([])
    visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: { mobile: asha.mobile } })
    expect(left.memory.kept()).toBeNull()
  })

  it('does not place an order after a reload', async () => {
    const memory = makeMemory()
    const visit = visitAccount({ authMemory: memory.authMemory })
    visit.openLogin({ followUp: { kind: 'placeOrder' } })
    visit.tell(loginEdited({ mobile: asha.mobile }), loginSubmitted())
    await settle()
    expect(visit.auth()).toMatchObject({ start: { followUp: { kind: 'placeOrder' } } })
    expect((await reload({ visit, memory })).auth()).toMatchObject({
      step: 'otp',
      start: { followUp: null },
    })
  })

  it('does not allow another code sooner than before the reload', async () => {
    const left = await atCode()
    await pass(limits.codes.resend.wait - 1000)
    const visit = await reload(left)
    visit.tell(resendRequested('sms'))
    await settle()
    expect(visit.askedCalls()).toEqual([])
    await pass(1000)
    visit.tell(resendRequested('sms'))
    await settle()
    expect(visit.askedCalls()).toEqual(['resendCode'])
  })

  it('counts the codes that were sent again', async () => {
    const left = await atCode()
    await pass(limits.codes.resend.wait)
    left.visit.tell(resendRequested('sms'))
    await settle()
    const visit = await reload(left)
    expect(visit.auth()).toMatchObject({ step: 'otp', sendings: { resends: 1 } })
  })

  it('listens for the code of the SMS again', async () => {
    const visit = await reload(await atCode(), {
      listenForCode: () => TE.right('your code: 123456'),
    })
    expect(visit.session()).toMatchObject({ status: 'customer' })
  })

  it('completes a signup at its code, with what was agreed to before the reload', async () => {
    const left = await newcomersCode()
    const agreedAt = Date.now()
    await pass(20_000)
    const visit = await reload(left, stranger)
    visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(visit.asked.find(({ call }) => call === 'redeemCode')?.args[2]).toMatchObject({
      applicant: { ...ravi, mobile: '9812345678' },
      agreedDocuments: [{ agreedAt }, { agreedAt }],
    })
  })

  it('restores the details of a signup as they were typed', async () => {
    const memory = makeMemory()
    const visit = visitAccount({ ...stranger, authMemory: memory.authMemory })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: ravi.mobile }), loginSubmitted())
    await settle()
    visit.tell(signupEdited({ name: 'Rav' }), signupEdited({ email: 'ravi@' }))
    await settle()
    const again = await reload({ visit, memory })
    expect(again.auth()).toMatchObject({
      step: 'signup',
      form: { input: { name: 'Rav', mobile: '9812345678', email: 'ravi@' }, attempted: false },
    })
  })

  it('restores a signup in which nothing was typed yet', async () => {
    const memory = makeMemory()
    const visit = visitAccount({ ...stranger, authMemory: memory.authMemory })
    visit.openSignup()
    await settle()
    const again = await reload({ visit, memory }, stranger)
    expect(again.auth().step).toBe('signup')
    again.tell(authClosed())
    again.openLogin()
    again.tell(loginEdited({ mobile: ravi.mobile }), loginSubmitted())
    await settle()
    expect((await reload({ visit: again, memory })).auth()).toMatchObject({
      step: 'signup',
      form: { input: { name: '', mobile: '9812345678' } },
    })
  })

  it('returns from the consent to the signup, and asks for consent again', async () => {
    const memory = makeMemory()
    const market = marketIn('en-IN')
    const asking = {
      ...market,
      country: { ...market.country, signupConsentRequired: true },
    }
    const ports = { ...stranger, authMemory: memory.authMemory, market: asking }
    const visit = visitAccount(ports)
    visit.openSignup()
    visit.tell(signupEdited(ravi), signupSubmitted(), consentEdited({ termsOfService: true }))
    await settle()
    expect(visit.auth().step).toBe('tnc-consent')
    const again = await reload({ visit, memory }, ports)
    expect(again.auth()).toMatchObject({ step: 'signup', form: { input: ravi } })
    again.tell(signupSubmitted(), consentEdited({ termsOfService: true, privacyPolicy: true }))
    again.tell(consentConfirmed())
    await settle()
    expect(again.auth().step).toBe('otp')
  })

  it.each([
    ['closes the modal', authClosed()],
    ['wants another number', numberChangeRequested()],
  ])('is forgotten once its customer %s', async (_, step) => {
    const left = await atCode()
    left.visit.tell(step)
    await settle()
    expect(left.memory.kept()).toBeNull()
    expect((await reload(left)).auth()).toEqual({ step: 'closed' })
  })

  it('is forgotten once its code was redeemed, though the profile did not load', async () => {
    const left = await atCode({
      loadProfile: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
    })
    left.visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(left.visit.auth().step).toBe('otp')
    expect((await reload(left)).auth()).toEqual({ step: 'closed' })
  })

  it('is kept for a code that was sent again while the profile of the one before was loading', async () => {
    const profile = makePending<RemoteError, Profile>()
    const left = await atCode({ loadProfile: () => profile.task })
    await pass(limits.codes.resend.wait)
    left.visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    left.visit.tell(resendRequested('sms'))
    await settle()
    profile.answer(E.left({ kind: 'NetworkError', because: 'failed', message: null }))
    await settle()
    expect(left.visit.session()).toEqual({ status: 'guest' })
    await expectCodeWaits(left)
  })

  /** A customer who had the code sent again while the first one was redeemed, whose profile then failed. */
  const formerRedeemed = async () => {
    const redeeming = makePending<RedeemCodeError, Credentials>()
    const left = await atCode({
      redeemCode: () => redeeming.task,
      loadProfile: () => TE.left({ kind: 'NetworkError', because: 'failed', message: null }),
    })
    await pass(limits.codes.resend.wait)
    left.visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    left.visit.tell(resendRequested('sms'))
    await settle()
    redeeming.answer(E.right({ authToken: asha.authToken, mobile: asha.mobile }))
    await settle()
    expect(left.visit.session()).toEqual({ status: 'guest' })
    return left
  }

  it('is kept for a code that was sent again while the one before was being redeemed', async () => {
    const left = await formerRedeemed()
    await expectCodeWaits(left)
  })

  it('leads to that code, too, if the modal is closed and opened again', async () => {
    const { visit } = await formerRedeemed()
    visit.tell(authClosed())
    visit.openLogin()
    expect(visit.auth()).toMatchObject({ step: 'otp', sendings: { resends: 1 } })
  })

  it('is forgotten once that code was redeemed, too, though the profile did not load', async () => {
    const { visit, memory } = await atCode({
      loadProfile: () => TE.left({ kind: 'NetworkError', because: 'failed', message: null }),
    })
    await pass(limits.codes.resend.wait)
    visit.tell(resendRequested('sms'))
    await settle()
    expect(memory.kept()).not.toBeNull()
    visit.tell(codeEdited('654321'), codeSubmitted())
    await settle()
    expect(visit.auth().step).toBe('otp')
    expect(memory.kept()).toBeNull()
  })

  it('is not kept for a number that is only typed', async () => {
    const memory = makeMemory()
    const visit = visitAccount({ authMemory: memory.authMemory })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: '98765' }))
    await settle()
    expect(memory.kept()).toBeNull()
  })

  it('is forgotten after ten minutes', async () => {
    const left = await atCode()
    await pass(limits.codes.keptFor)
    expect((await reload(left)).auth().step).toBe('otp')
    await pass(1)
    expect((await reload(left)).auth()).toEqual({ step: 'closed' })
    expect(left.memory.kept()).toBeNull()
  })

  it('is forgotten if the clock was set back to before it was kept', async () => {
    const left = await atCode()
    jest.setSystemTime(Date.now() - 1)
    expect((await reload(left)).auth()).toEqual({ step: 'closed' })
    expect(left.memory.kept()).toBeNull()
  })

  it('is not restored on another page, but again on its own', async () => {
    const left = await atCode()
    const readPage = () => ({ url: 'https://hathi.example/en-IN/support', isDeviceMobile: true })
    expect((await reload(left, { readPage })).auth()).toEqual({ step: 'closed' })
    expect((await reload(left)).auth().step).toBe('otp')
  })

  it('is not restored in another country, but again in its own', async () => {
    const left = await atCode()
    expect((await reload(left, { market: marketIn('tr-TR') })).auth()).toEqual({ step: 'closed' })
    expect((await reload(left)).auth().step).toBe('otp')
  })

  it('is not restored with invalid signup details', async () => {
    const left = await newcomersCode()
    const kept = left.memory.kept()
    if (kept === null) throw new Error('nothing was kept')
    const tampered = makeMemory({ ...kept, known: { ...kept.known, email: 'ravi@' } })
    expect((await reload({ ...left, memory: tampered })).auth()).toEqual({ step: 'closed' })
  })

  it('opens nothing for a customer who logged in in another tab meanwhile', async () => {
    const { visit: before, memory } = await atCode()
    before.stop()
    const credentials = { authToken: asha.authToken, mobile: asha.mobile }
    const visit = visitAccount({ authMemory: memory.authMemory }, credentials)
    await settle()
    expect(visit.session().status).toBe('customer')
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(memory.kept()).toBeNull()
  })

  it('is restored once a kept session turns out to have ended', async () => {
    const { visit: before, memory } = await atCode()
    before.stop()
    const credentials = { authToken: asha.authToken, mobile: asha.mobile }
    const visit = visitAccount(
      {
        authMemory: memory.authMemory,
        loadProfile: () => TE.left({ kind: 'NetworkError', because: 'unbelieved', message: null }),
      },
      credentials,
    )
    await settle()
    expect(visit.session().status).toBe('guest')
    expect(visit.auth()).toMatchObject({ step: 'otp', mobile: asha.mobile })
  })

  it('does not cover what was opened before it was read', async () => {
    const { memory } = await atCode()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const visit = visitAccount({ authMemory: { ...memory.authMemory, recall: task } })
    visit.tell(modalOpened({ kind: 'requirement' }))
    answer(E.right(memory.kept()))
    await settle()
    expect(selectModal(visit.state())).toEqual({ kind: 'requirement' })
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('does not cover a search for an address in its field', async () => {
    const { memory } = await atCode()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const visit = visitAccount({ authMemory: { ...memory.authMemory, recall: task } })
    visit.tell(
      searchTyped({
        owner: 'fare',
        waypoint: 'pickup',
        onChoice: 'acceptAndPin',
        near: null,
        text: 'Kora',
      }),
    )
    answer(E.right(memory.kept()))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(visit.state().locationPicker.status).toBe('selecting')
  })

  it('does not cover a dialog of the page, and opens without one', async () => {
    const { memory } = await atCode()
    for (const isOpen of [true, false]) {
      const visit = visitAccount({ authMemory: memory.authMemory, isDialogOpen: () => isOpen })
      await settle()
      expect(visit.auth().step).toBe(isOpen ? 'closed' : 'otp')
      visit.stop()
    }
  })

  it('is not restored for a customer who logged out before it was read', async () => {
    const { memory } = await atCode()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const credentials = { authToken: asha.authToken, mobile: asha.mobile }
    const visit = visitAccount({ authMemory: { ...memory.authMemory, recall: task } }, credentials)
    await settle()
    visit.tell(logoutRequested())
    answer(E.right(memory.kept()))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('replaces a login that the page opened by itself, and takes over its purpose', async () => {
    const { visit: before, memory } = await atCode()
    before.stop()
    const visit = visitAccount({ authMemory: memory.authMemory })
    const start = { checksExistence: true, followUp: null }
    visit.tell(loginWanted({ start, known: nothingKnown }))
    expect(visit.auth().step).toBe('login')
    await settle()
    expect(visit.auth()).toMatchObject({ step: 'otp', mobile: asha.mobile, start })
  })

  it('stays, with its code, if the page asks for a login afterwards', async () => {
    const visit = await reload(await atCode())
    const start = { checksExistence: true, followUp: null }
    visit.tell(codeEdited('123'), loginWanted({ start, known: nothingKnown }))
    expect(visit.auth()).toMatchObject({ step: 'otp', start, form: { input: { code: '123' } } })
    expect(visit.state().loginWanted).toEqual({ status: 'none' })
  })

  it('does not replace what was typed before it was read', async () => {
    const { memory } = await atCode()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const visit = visitAccount({ authMemory: { ...memory.authMemory, recall: task } })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: '9' }))
    answer(E.right(memory.kept()))
    await settle()
    expect(visit.auth()).toMatchObject({ step: 'login', form: { input: { mobile: '9' } } })
  })

  it('does not replace a login that was sent before it was read, even if that failed', async () => {
    const { memory } = await atCode()
    const draft = memory.kept()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const visit = visitAccount({
      sendCode: () => TE.left({ kind: 'Unreachable', because: 'offline' }),
      authMemory: { ...memory.authMemory, recall: task },
    })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: ravi.mobile }), loginSubmitted())
    await settle()
    visit.tell(failureDismissed())
    answer(E.right(draft))
    await settle()
    expect(visit.auth()).toMatchObject({ step: 'login', form: { input: { mobile: ravi.mobile } } })
  })

  it('does not replace the login that a signup opened before it was read has led to', async () => {
    const { memory } = await atCode()
    const draft = memory.kept()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const visit = visitAccount({ ...stranger, authMemory: { ...memory.authMemory, recall: task } })
    visit.openSignup()
    visit.tell(signupEdited(ravi), signupSubmitted())
    await settle()
    visit.tell(numberChangeRequested())
    answer(E.right(draft))
    await settle()
    expect(visit.auth()).toMatchObject({ step: 'login', form: { input: { mobile: '9812345678' } } })
  })

  it('does not interrupt the redeeming of a code if its flow crashes meanwhile', async () => {
    const { authMemory } = makeMemory()
    const resending = makePending<RemoteError, void>()
    const redeeming = makePending<RedeemCodeError, Credentials>()
    let isBroken = false
    const visit = visitAccount({
      resendCode: () => resending.task,
      redeemCode: () => redeeming.task,
      authMemory: {
        ...authMemory,
        keep: (draft) => {
          if (isBroken) throw new RangeError()
          return authMemory.keep(draft)
        },
      },
    })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: asha.mobile }), loginSubmitted())
    await pass(limits.codes.resend.wait)
    visit.tell(resendRequested('sms'), codeEdited('123456'), codeSubmitted())
    await settle()
    isBroken = true
    resending.answer(E.right(undefined))
    await settle()
    expect(visit.reports).toMatchObject([{ tag: 'FLOW_CRASHED', about: 'authDraft' }])
    redeeming.answer(E.right({ authToken: asha.authToken, mobile: asha.mobile }))
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer' })
  })

  it('does not reopen a login that was closed before it was read', async () => {
    const { memory } = await atCode()
    // Closing the login forgets the draft, which is being read already.
    const draft = memory.kept()
    expect(draft).not.toBeNull()
    const { answer, task } = makePending<FormMemoryError, AuthDraft | null>()
    const visit = visitAccount({ authMemory: { ...memory.authMemory, recall: task } })
    visit.openLogin()
    visit.tell(authClosed())
    answer(E.right(draft))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it.each([
    ['refuses', TE.left({ kind: 'StorageRefused' } as const)],
    ['never answers', unanswered],
  ])('does not prevent a login if the memory %s', async (_, recall) => {
    const { authMemory } = makeMemory()
    const visit = visitAccount({ authMemory: { ...authMemory, recall } })
    visit.openLogin()
    visit.tell(loginEdited({ mobile: asha.mobile }), loginSubmitted())
    await settle()
    visit.tell(codeEdited('123456'), codeSubmitted())
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer' })
  })
})
