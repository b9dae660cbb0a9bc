import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  authClosed,
  consentConfirmed,
  consentEdited,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import type { SignUpError } from '../../../src/application/session/customer.port.ts'
import { marketIn } from '../../support/fares.ts'
import { type AccountVisit, ravi, stranger, visitAccount } from '../../support/visitAccount.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { pass, settle, unanswered } from '../../support/visitStore.ts'
import {
  applicant,
  at,
  failedWith,
  logIn,
  refusal,
  remoteErrors,
  signUp,
  timedOut,
} from './visitAuth.ts'

const emailRefused = (message: string): SignUpError => ({ kind: 'EmailRefused', message })

describe('signing up', () => {
  it('signs the applicant up and waits for the code', async () => {
    const visit = visitAccount()
    visit.openSignup()
    await signUp(visit)
    expect(visit.asked).toEqual([{ call: 'signUp', args: [applicant, 'request-1'] }])
    expect(at('otp', visit.auth())).toMatchObject({
      mobile: '9812345678',
      signedUp: { applicant, agreedAt: Date.now() },
    })
  })

  it('follows a login whose number has no account', async () => {
    const visit = visitAccount(stranger)
    visit.openLogin()
    await logIn(visit)
    expect(at('signup', visit.auth()).form.input.whatsappConsent).toBe(true)
    await signUp(visit)
    expect(visit.auth().step).toBe('otp')
  })

  it('sends no request while something is wrong, and may show all of it', async () => {
    const visit = visitAccount()
    visit.openSignup()
    await signUp(visit, { ...ravi, name: 'R2', email: 'ravi' })
    expect(visit.asked).toEqual([])
    expect(at('signup', visit.auth()).form).toMatchObject({
      attempted: true,
      phase: { status: 'validating' },
    })
  })

  it('shows the message about the e-mail at its field until that is edited', async () => {
    const message = 'This email is already registered'
    const visit = visitAccount({ signUp: () => TE.left(emailRefused(message)) })
    visit.openSignup()
    await signUp(visit)
    expect(at('signup', visit.auth()).form).toMatchObject({
      phase: failedWith(null),
      refused: [{ field: 'email', message }],
      input: ravi,
    })
    visit.tell(signupEdited({ name: 'Ravi K' }))
    expect(at('signup', visit.auth()).form.refused).toHaveLength(1)
    visit.tell(signupEdited({ email: 'kumar@example.in' }))
    expect(at('signup', visit.auth()).form.refused).toEqual([])
    expect(visit.reports).toEqual([])
  })

  it.each(remoteErrors)('shows any other failure at the form: %j', async (error) => {
    const visit = visitAccount({ signUp: () => TE.left(error) })
    visit.openSignup()
    await signUp(visit)
    expect(at('signup', visit.auth()).form).toMatchObject({
      phase: failedWith(error),
      refused: [],
      input: ravi,
    })
  })

  it('sends one request, gives up at the deadline, and can be tried again', async () => {
    const visit = visitAccount({ signUp: () => unanswered })
    visit.openSignup()
    await signUp(visit)
    visit.tell(signupSubmitted(), signupSubmitted())
    await pass(limits.requestDeadline)
    expect(at('signup', visit.auth()).form.phase).toEqual(failedWith(timedOut))
    expect(visit.askedCalls()).toEqual(['signUp'])
    visit.tell(signupSubmitted())
    await settle()
    expect(visit.asked.map(({ args }) => args.at(-1))).toEqual(['request-1', 'request-1'])
  })
})

describe('signing up where the country requires consent', () => {
  const turkish = { ...ravi, mobile: '0532 123 45 67' }
  const visitConsent = async (ports: Partial<WorldNeeds> = {}) => {
    const visit = visitAccount({ market: marketIn('tr-TR'), ...ports })
    visit.openSignup()
    await signUp(visit, turkish)
    at('tnc-consent', visit.auth())
    return visit
  }
  const confirm = async (visit: AccountVisit) => {
    visit.tell(consentEdited({ termsOfService: true, privacyPolicy: true }), consentConfirmed())
    await settle()
  }

  it('asks for consent before it sends the signup', async () => {
    const visit = await visitConsent()
    expect(visit.asked).toEqual([])
    expect(at('tnc-consent', visit.auth()).form.input).toEqual({
      termsOfService: false,
      privacyPolicy: false,
    })
  })

  it.each([{}, { termsOfService: true }, { privacyPolicy: true }])(
    'sends no request while only %j is agreed to',
    async (ticked) => {
      const visit = await visitConsent()
      visit.tell(consentEdited(ticked), consentConfirmed())
      await settle()
      expect(visit.asked).toEqual([])
      expect(visit.auth().step).toBe('tnc-consent')
    },
  )

  it('signs up once everything is agreed to', async () => {
    const visit = await visitConsent()
    await confirm(visit)
    expect(visit.asked).toEqual([
      { call: 'signUp', args: [{ ...ravi, mobile: '5321234567' }, 'request-1'] },
    ])
    expect(at('otp', visit.auth())).toMatchObject({
      mobile: '5321234567',
      signedUp: { agreedAt: Date.now() },
    })
  })

  it('sends one signup however often it is confirmed', async () => {
    const visit = await visitConsent({ signUp: () => unanswered })
    await confirm(visit)
    await confirm(visit)
    expect(visit.askedCalls()).toEqual(['signUp'])
  })

  it('returns to a refused e-mail, with everything that was entered', async () => {
    const message = 'This email is already registered'
    const visit = await visitConsent({ signUp: () => TE.left(emailRefused(message)) })
    await confirm(visit)
    expect(at('signup', visit.auth()).form).toMatchObject({
      phase: failedWith(null),
      refused: [{ field: 'email', message }],
      input: turkish,
    })
  })

  it('asks for consent again after another e-mail, under another request id', async () => {
    const answers = [TE.left(emailRefused('Invalid E-Mail')), TE.right(undefined)]
    const visit = await visitConsent({ signUp: () => answers.shift() ?? unanswered })
    await confirm(visit)
    visit.tell(signupEdited({ email: 'kumar@example.in' }), signupSubmitted())
    await settle()
    expect(at('tnc-consent', visit.auth()).form.input).toEqual({
      termsOfService: false,
      privacyPolicy: false,
    })
    await confirm(visit)
    expect(visit.asked).toMatchObject([
      { args: [{ email: ravi.email }, 'request-1'] },
      { args: [{ email: 'kumar@example.in' }, 'request-2'] },
    ])
    expect(visit.auth().step).toBe('otp')
  })

  it.each([
    refusal('This mobile number is already registered'),
    refusal('Authentication Failed', 'unbelieved'),
    refusal(null, 'notAllowed'),
  ])('returns to what was entered if that is refused as a whole: %j', async (error) => {
    const visit = await visitConsent({ signUp: () => TE.left(error) })
    await confirm(visit)
    expect(at('signup', visit.auth()).form).toMatchObject({
      phase: failedWith(error),
      refused: [],
      input: turkish,
    })
    visit.tell(signupEdited({ mobile: '0532 765 43 21' }))
    expect(at('signup', visit.auth()).form.phase).toEqual({ status: 'validating' })
    visit.tell(signupSubmitted())
    await settle()
    await confirm(visit)
    expect(visit.asked).toMatchObject([
      { args: [{ ...ravi, mobile: '5321234567' }, 'request-1'] },
      { args: [{ ...ravi, mobile: '5327654321' }, 'request-2'] },
    ])
    expect(visit.reports).toEqual([])
  })

  it.each([
    refusal('Too many attempts, try again in an hour', 'askedTooOften'),
    refusal(null, 'failed'),
    { kind: 'RefusalUnreadable', because: 'failed' },
    { kind: 'RefusalUnreadable', because: 'declined' },
    { kind: 'Unreachable', because: 'offline' },
    { kind: 'ContractBroken', call: '/customer/onboarding/signup', paths: [] },
  ] satisfies readonly RemoteError[])(
    'can be confirmed again if the service did not judge what was entered: %j',
    async (error) => {
      const visit = await visitConsent({ signUp: () => TE.left(error) })
      await confirm(visit)
      expect(at('tnc-consent', visit.auth()).form).toMatchObject({
        phase: failedWith(error),
        input: { termsOfService: true, privacyPolicy: true },
      })
    },
  )

  it('ends when the modal is closed', async () => {
    const visit = await visitConsent()
    visit.tell(authClosed())
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('asks for no consent in another country', async () => {
    const visit = visitAccount({ market: marketIn('en-AE') })
    visit.openSignup()
    await signUp(visit, { ...ravi, mobile: '501234567' })
    expect(visit.auth().step).toBe('otp')
  })
})
