import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { takeEvery } from 'typed-redux-saga'
import { limits } from '../../../config/market/limits.ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import type { RefusedBecause, RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  type Auth,
  authClosed,
  codeEdited,
  codeSubmitted,
  consentConfirmed,
  consentEdited,
  failureDismissed,
  loginEdited,
  loginOpened,
  loginSubmitted,
  numberChangeRequested,
  resendRequested,
  signupEdited,
  signupSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import type {
  RedeemCodeError,
  SignUpError,
} from '../../../src/application/session/customer.port.ts'
import { type FollowUp, loginFollowed } from '../../../src/application/session/loginFollowed.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import { selectAsker, selectEntering } from '../../../src/application/session/session.selectors.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { marketIn } from '../../support/fares.ts'
import {
  type AccountVisit,
  nothingKnown,
  ravi,
  stranger,
  visitAccount,
} from '../../support/visitAccount.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'

const refusal = (message: string | null, because: RefusedBecause = 'declined'): RemoteError => ({
  kind: 'NetworkError',
  because,
  message,
})
const emailRefused = (message: string): SignUpError => ({ kind: 'EmailRefused', message })
const timedOut: RemoteError = { kind: 'Unreachable', because: 'timeout' }
const unreachable: RemoteError = { kind: 'Unreachable', because: 'connection' }

const remoteErrors: readonly RemoteError[] = [
  refusal('Invalid Phone number'),
  refusal('Authentication Failed', 'unbelieved'),
  refusal(null, 'notAllowed'),
  refusal('Too many attempts, try again in an hour', 'askedTooOften'),
  refusal(null, 'failed'),
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'RefusalUnreadable', because: 'declined' },
  { kind: 'RefusalUnreadable', because: 'unbelieved' },
  { kind: 'Unreachable', because: 'offline' },
  unreachable,
  { kind: 'ContractBroken', call: '/customer/exists/{mobile}', paths: ['exists'] },
]

const submitting = { status: 'submitting' }
const failedWith = (failure: RemoteError | null) => ({ status: 'failed', failure })

const at = <Step extends Auth['step']>(step: Step, auth: Auth): Extract<Auth, { step: Step }> => {
  const isAt = (state: Auth): state is Extract<Auth, { step: Step }> => state.step === step
  if (!isAt(auth)) throw new Error(`the modal is at ${auth.step}, not at ${step}`)
  return auth
}

const applicant = { ...ravi, mobile: '9812345678' }

const logIn = async (visit: AccountVisit, mobile = '+91 98765 43210') => {
  visit.tell(loginEdited({ mobile }), loginSubmitted())
  await settle()
}
const signUp = async (visit: AccountVisit, form = ravi) => {
  visit.tell(signupEdited(form), signupSubmitted())
  await settle()
}
const enterCode = async (visit: AccountVisit, code = '123456') => {
  visit.tell(codeEdited(code), codeSubmitted())
  await settle()
}

/** A known customer whose code is on its way. */
const visitOtp = async (
  ports: Partial<WorldNeeds> = {},
  known: Partial<typeof nothingKnown> = {},
) => {
  const visit = visitAccount(ports)
  visit.openLogin({}, known)
  await logIn(visit)
  at('otp', visit.auth())
  return visit
}

/** Somebody new whose code is on its way. */
const visitNewcomersOtp = async (
  ports: Partial<WorldNeeds> = {},
  known: Partial<typeof nothingKnown> = {},
) => {
  const visit = visitAccount({ ...stranger, ...ports })
  visit.openSignup({}, known)
  await signUp(visit)
  at('otp', visit.auth())
  return visit
}

const booking = { kind: 'bookVehicle', vehicleId: 3 } as const

/** A visit, and the follow-ups of its logins. */
const visitFollowed = (ports: Partial<WorldNeeds> = {}) => {
  const followed: FollowUp[] = []
  const visit = visitAccount(ports)
  visit.add({
    mount: () => undefined,
    flows: [
      {
        name: 'followed',
        run: function* followedSaga() {
          yield* takeEvery(loginFollowed.match, ({ payload }) => {
            followed.push(payload)
          })
        },
      },
    ],
  })
  return { visit, followed }
}

describe('opening the modal', () => {
  it('starts with the step that was asked for, prefilled with what is known', () => {
    const visit = visitAccount()
    visit.openLogin({}, { mobile: '9876543210' })
    expect(at('login', visit.auth()).form.input).toEqual({ mobile: '9876543210' })
    visit.openSignup({}, { name: 'Asha Rao', mobile: '9876543210' })
    expect(at('signup', visit.auth()).form.input).toEqual({
      name: 'Asha Rao',
      mobile: '9876543210',
      email: '',
      whatsappConsent: true,
    })
  })

  it('has spaces for the plus signs of the name that is known', async () => {
    const visit = visitAccount({ sendCode: () => TE.right(false) })
    visit.openLogin({}, { name: 'Asha+Rao' })
    await logIn(visit)
    expect(at('signup', visit.auth()).form.input.name).toBe('Asha Rao')
  })
})

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

describe('entering the code', () => {
  it('sends no request with a code of another length', async () => {
    const visit = await visitOtp()
    for (const code of ['', '12345', '1234567', '12345x']) await enterCode(visit, code)
    expect(visit.askedCalls()).toEqual(['sendCode'])
    expect(at('otp', visit.auth()).form.attempted).toBe(true)
  })

  it('redeems it for a known customer, without signup details', async () => {
    const visit = await visitOtp()
    await enterCode(visit)
    expect(visit.asked.slice(1)).toEqual([
      { call: 'checkCustomer', args: ['9876543210', 'request-2'] },
      { call: 'redeemCode', args: ['9876543210', '123456', null, 'request-2'] },
      {
        call: 'loadProfile',
        args: [
          expect.objectContaining({ authToken: asha.authToken, mobile: '9876543210' }),
          'request-2',
        ],
      },
    ])
    expect(visit.browser.read()).toEqual({
      authToken: asha.authToken,
      mobile: '9876543210',
      requirement: null,
    })
    expect(visit.session()).toEqual({
      status: 'customer',
      customer: { ...asha, requirement: null },
    })
  })

  it('keeps the business requirement of a customer, even after a reload', async () => {
    const visit = await visitOtp({}, { requirement: 'business' })
    await enterCode(visit)
    expect(visit.session()).toMatchObject({ customer: { requirement: 'business' } })
    const reloaded = visitAccount({ credentials: visit.browser })
    await settle()
    expect(selectAsker(reloaded.state())).toMatchObject({ requirement: 'business' })
    reloaded.tell(logoutRequested())
    await settle()
    expect(visit.browser.read()).toBeNull()
  })

  it('redeems it for a new customer with referral, region and consent', async () => {
    const signedUpAt = Date.now()
    const visit = await visitNewcomersOtp(
      { landing: parseQuery('?referral_code=FRIEND-7&geo_region_id=4&utm_source=x') },
      { requirement: 'business' },
    )
    await pass(20_000)
    await enterCode(visit)
    expect(visit.asked.find(({ call }) => call === 'redeemCode')?.args).toEqual([
      '9812345678',
      '123456',
      {
        applicant,
        requirement: 'business',
        agreedDocuments: [
          {
            type: 'terms_of_service',
            url: '/en-IN/terms-of-service',
            agreedAt: signedUpAt,
          },
          { type: 'privacy_policy', url: '/en-IN/privacy-policy', agreedAt: signedUpAt },
        ],
        referralCode: 'FRIEND-7',
        geoRegionId: '4',
      },
      'request-2',
    ])
    expect(visit.session()).toMatchObject({
      status: 'customer',
      customer: {
        requirement: 'business',
        whatsappConsent: false,
        agreedDocuments: [{ agreedAt: signedUpAt }, { agreedAt: signedUpAt }],
      },
    })
  })

  it.each(['', 'requirement=nonsense'])(
    'redeems it without referral and region if the query has none: %j',
    async (query) => {
      const visit = await visitNewcomersOtp(
        { landing: parseQuery(query) },
        { requirement: 'nonsense' },
      )
      await enterCode(visit)
      expect(visit.asked.find(({ call }) => call === 'redeemCode')?.args[2]).toMatchObject({
        requirement: 'personal',
        referralCode: null,
        geoRegionId: null,
      })
      // The service gets a default, but the customer has not named a requirement.
      expect(visit.session()).toMatchObject({ customer: { requirement: null } })
    },
  )

  it('redeems it with referral and region only if a login’s number has no account', async () => {
    const visit = await visitOtp({
      checkCustomer: () => TE.right(false),
      landing: parseQuery('?referral_code=FRIEND-7&geo_region_id=4'),
    })
    await enterCode(visit)
    expect(visit.asked.find(({ call }) => call === 'redeemCode')?.args).toEqual([
      '9876543210',
      '123456',
      { referralCode: 'FRIEND-7', geoRegionId: '4' },
      'request-2',
    ])
    expect(visit.session()).toMatchObject({ customer: { agreedDocuments: [] } })
  })

  it.each([
    ['', '?geo_region_id=1', null, '1'],
    ['?geo_region_id=4&referral_code=FRIEND-7', '?geo_region_id=1', 'FRIEND-7', '1'],
    ['?geo_region_id=4', '', null, '4'],
    ['?referral_code=FRIEND-7', '?referral_code=FRIEND-8', 'FRIEND-8', null],
    ['?referral_code=FRIEND-7', '?referral_code=&geo_region_id=+', 'FRIEND-7', null],
  ])(
    'takes referral and region from the page of the signup, else from that of the arrival: %j, %j',
    async (landing, present, referralCode, geoRegionId) => {
      let query = parseQuery(landing)
      const visit = await visitNewcomersOtp({ landing: query, readQuery: () => query })
      query = parseQuery(present)
      await enterCode(visit)
      expect(visit.asked.find(({ call }) => call === 'redeemCode')?.args[2]).toMatchObject({
        referralCode,
        geoRegionId,
      })
    },
  )

  it('treats somebody who became a customer meanwhile as one', async () => {
    const visit = await visitNewcomersOtp({ checkCustomer: () => TE.right(true) })
    await enterCode(visit)
    expect(visit.asked.find(({ call }) => call === 'redeemCode')?.args[2]).toBeNull()
  })

  it('closes the modal after 500 ms, and then continues with what it was opened for', async () => {
    const { visit, followed } = visitFollowed()
    visit.openLogin({ followUp: booking })
    await logIn(visit)
    await enterCode(visit)
    expect(visit.auth().step).toBe('done')
    await pass(499)
    expect(visit.auth().step).toBe('done')
    expect(followed).toEqual([])
    await pass(1)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(followed).toEqual([booking])
  })

  it('continues even if the modal is closed earlier, and keeps a modal opened since', async () => {
    const { visit, followed } = visitFollowed()
    visit.openLogin({ followUp: booking })
    await logIn(visit)
    await enterCode(visit)
    visit.tell(authClosed())
    visit.openSignup()
    await pass(500)
    expect(visit.auth().step).toBe('signup')
    expect(followed).toEqual([booking])
  })

  it('leads to nothing on another page that the customer went to before the modal closed', async () => {
    let url = 'https://hathi.example/en-IN/fare_estimate_mob'
    const { visit, followed } = visitFollowed({ readPage: () => ({ url, isDeviceMobile: true }) })
    visit.openLogin({ followUp: booking })
    await logIn(visit)
    await enterCode(visit)
    visit.tell(authClosed())
    url = 'https://hathi.example/en-IN'
    await pass(500)
    expect(visit.session().status).toBe('customer')
    expect(followed).toEqual([])
  })

  it('is not needed after a login in another tab: the modal continues without it', async () => {
    const { visit, followed } = visitFollowed()
    visit.openLogin({ followUp: booking })
    visit.browser.change({ authToken: asha.authToken, mobile: asha.mobile })
    visit.comeBack()
    await settle()
    expect(visit.auth().step).toBe('done')
    await pass(500)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(followed).toEqual([booking])
  })

  it('is not needed if a login in another tab came before the modal', async () => {
    const { visit, followed } = visitFollowed()
    visit.browser.change({ authToken: asha.authToken, mobile: asha.mobile })
    visit.comeBack()
    await settle()
    const start = { checksExistence: false, followUp: booking }
    visit.tell(loginWanted({ start, known: nothingKnown }))
    expect(visit.auth().step).toBe('done')
    expect(visit.state().loginWanted).toEqual({ status: 'none' })
    await pass(500)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(followed).toEqual([booking])
  })

  it.each([null, { authToken: 'token-of-kiran', mobile: '9811122233' }])(
    'leads to nothing if another tab keeps %j before the modal closes',
    async (kept) => {
      const { visit, followed } = visitFollowed()
      visit.openLogin({ followUp: booking })
      await logIn(visit)
      await enterCode(visit)
      visit.browser.change(kept)
      visit.comeBack()
      await settle()
      await pass(500)
      expect(visit.auth()).toEqual({ step: 'closed' })
      expect(followed).toEqual([])
    },
  )

  it('keeps what a new customer agreed to if they return to the tab while the profile loads', async () => {
    const loading = makePending<RemoteError, Profile>()
    const visit = await visitNewcomersOtp({ loadProfile: () => loading.task })
    await enterCode(visit)
    visit.comeBack()
    await settle()
    expect(visit.askedCalls().filter((call) => call === 'loadProfile')).toHaveLength(1)
    loading.answer(E.right({ ...profileOfAsha, firstName: 'Ravi', lastName: 'Kumar' }))
    await settle()
    const session = visit.session()
    const customer = session.status === 'customer' ? session.customer : null
    expect(customer).toMatchObject({ name: 'Ravi Kumar', whatsappConsent: false })
    expect(customer?.agreedDocuments).toHaveLength(2)
  })

  it('keeps the customer logged in if they return to the tab while the service fails', async () => {
    const loading = makePending<RemoteError, Profile>()
    let asked = 0
    const visit = await visitOtp({
      loadProfile: () => {
        asked += 1
        return asked === 1 ? loading.task : TE.left({ kind: 'Unreachable', because: 'offline' })
      },
    })
    await enterCode(visit)
    visit.comeBack()
    await settle()
    loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toEqual({
      status: 'customer',
      customer: { ...asha, requirement: null },
    })
    expect(visit.browser.read()).not.toBeNull()
  })

  it('gives way to a customer who logs in in another tab meanwhile', async () => {
    const redeeming = makePending<RedeemCodeError, { authToken: string; mobile: string }>()
    const visit = await visitOtp({ redeemCode: () => redeeming.task })
    await enterCode(visit)
    visit.browser.change({ authToken: 'token-of-ravi', mobile: '9812345678' })
    visit.comeBack()
    await settle()
    redeeming.answer(E.right(asha))
    await pass(limits.modalCloseDelay)
    expect(visit.session()).toMatchObject({ customer: { mobile: '9812345678' } })
    expect(visit.browser.read()).toMatchObject({ mobile: '9812345678' })
  })

  it.each(remoteErrors)('stays, logged out, if the check fails: %j', async (error) => {
    const visit = await visitOtp({ checkCustomer: () => TE.left(error) })
    await enterCode(visit)
    expect(at('otp', visit.auth()).form.phase).toEqual(failedWith(error))
    expect(visit.askedCalls()).not.toContain('redeemCode')
    expect(visit.session()).toEqual({ status: 'guest' })
  })

  it.each(remoteErrors)(
    'stays, logged out and with the code, if redeeming it fails: %j',
    async (error) => {
      const visit = await visitOtp({ redeemCode: () => TE.left(error) })
      await enterCode(visit)
      expect(at('otp', visit.auth()).form).toMatchObject({
        phase: failedWith(error),
        input: { code: '123456' },
      })
      expect(visit.browser.read()).toBeNull()
      expect(visit.session()).toEqual({ status: 'guest' })
    },
  )

  it.each(['Invalid OTP', null])('clears a code that is refused: %j', async (message) => {
    const visit = await visitOtp({ redeemCode: () => TE.left({ kind: 'CodeRefused', message }) })
    await enterCode(visit)
    expect(at('otp', visit.auth()).form).toMatchObject({
      phase: failedWith(refusal(message)),
      input: { code: '' },
    })
    expect(visit.browser.read()).toBeNull()
    expect(visit.reports).toEqual([])
  })

  it('accepts another code after a wrong one', async () => {
    const visit = await visitOtp({
      redeemCode: (mobile, code) =>
        code === '654321'
          ? TE.right({ authToken: asha.authToken, mobile })
          : TE.left({ kind: 'CodeRefused', message: 'Invalid OTP' }),
    })
    await enterCode(visit)
    expect(at('otp', visit.auth()).form.phase).toEqual(failedWith(refusal('Invalid OTP')))
    await enterCode(visit, '654321')
    expect(visit.auth().step).toBe('done')
    const ids = visit.asked
      .filter(({ call }) => call === 'redeemCode')
      .map(({ args }) => args.at(-1))
    expect(new Set(ids).size).toBe(2)
  })

  it.each([
    ['fails', () => TE.left(unreachable), 0, unreachable],
    ['does not come', () => unanswered, limits.requestDeadline, timedOut],
  ] as const)(
    'does not log in a customer whose profile %s, and requests it again',
    async (_, fails, wait, why) => {
      let isDown = true
      const visit = await visitNewcomersOtp({
        loadProfile: () => (isDown ? fails() : TE.right(profileOfAsha)),
      })
      await enterCode(visit)
      await pass(wait)
      expect(at('otp', visit.auth()).form).toMatchObject({
        input: { code: '123456' },
        phase: failedWith(why),
      })
      expect(visit.browser.read()).toBeNull()
      expect(visit.session()).toEqual({ status: 'guest' })
      isDown = false
      // Typing the same code again changes nothing about that.
      visit.tell(codeEdited('12345'), codeEdited('123456'), codeSubmitted())
      await settle()
      expect(visit.auth().step).toBe('done')
      expect(visit.browser.read()).toMatchObject({ mobile: '9812345678' })
      expect(visit.session()).toMatchObject({
        status: 'customer',
        customer: { name: 'Asha Rao', whatsappConsent: applicant.whatsappConsent },
      })
      // The code was correct and can be redeemed only once, so only the profile is requested again.
      expect(visit.asked.filter(({ call }) => call === 'redeemCode')).toHaveLength(1)
    },
  )

  it('no longer waits for a profile that has failed', async () => {
    const visit = await visitOtp({ loadProfile: () => TE.left(unreachable) })
    await enterCode(visit)
    expect(at('otp', visit.auth()).redeemed).toBeNull()
    expect(selectEntering(visit.state())).toBeNull()
  })

  it('requests the profile again when a lost connection is back', async () => {
    let asked = 0
    const visit = await visitOtp({
      loadProfile: () => {
        asked += 1
        return asked === 1 ? unanswered : TE.right(profileOfAsha)
      },
    })
    await enterCode(visit)
    visit.tell(connectionReturned())
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer' })
    expect(visit.askedCalls().filter((call) => call === 'redeemCode')).toHaveLength(1)
  })

  it('restores the customer of another tab if the profile fails', async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await visitOtp({ loadProfile: () => profile.task })
    await enterCode(visit)
    const kiran = {
      authToken: 'token-of-kiran',
      mobile: '9811122233',
      requirement: 'personal',
    } as const
    visit.browser.change(kiran)
    profile.answer(E.left(unreachable))
    await settle()
    expect(visit.browser.read()).toEqual(kiran)
    expect(visit.session()).toMatchObject({ status: 'restoring', credentials: kiran })
  })

  it.each([true, false])(
    'gives way to another customer who logged in in another tab while the profile loaded (seen: %j)',
    async (seen) => {
      const ours = makePending<RemoteError, Profile>()
      const theirs: Array<typeof ours> = []
      const kiran = { authToken: 'token-of-kiran', mobile: '9811122233' }
      const visit = await visitOtp({
        loadProfile: ({ authToken }) => {
          if (authToken !== kiran.authToken) return ours.task
          const asked = makePending<RemoteError, Profile>()
          theirs.push(asked)
          return asked.task
        },
      })
      await enterCode(visit)
      visit.browser.change(kiran)
      if (seen) visit.comeBack()
      ours.answer(E.right(profileOfAsha))
      await settle()
      for (const asked of theirs) asked.answer(E.right({ ...profileOfAsha, mobile: kiran.mobile }))
      await settle()
      expect(visit.session()).toMatchObject({ status: 'customer', customer: kiran })
      expect(visit.auth()).toEqual({ step: 'closed' })
    },
  )

  it('logs nobody in whom another tab logged out while the profile loaded', async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await visitOtp({ loadProfile: () => profile.task })
    await enterCode(visit)
    visit.browser.change(null)
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toEqual({ status: 'guest' })
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('logs in a customer whom another tab has logged in as well', async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await visitOtp({ loadProfile: () => profile.task })
    await enterCode(visit)
    visit.browser.change({ authToken: 'newer', mobile: asha.mobile })
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.auth().step).toBe('done')
  })

  it('logs in a customer of a browser that keeps nothing', async () => {
    const visit = await visitOtp({
      credentials: { read: () => null, keep: () => undefined, forget: () => undefined },
    })
    await enterCode(visit)
    expect(visit.session()).toMatchObject({ status: 'customer' })
    expect(visit.auth().step).toBe('done')
  })

  it.each(['checkCustomer', 'redeemCode'] as const)(
    'gives up at the deadline when %s hangs, and can be tried again',
    async (call) => {
      const visit = await visitOtp({ [call]: () => unanswered })
      await enterCode(visit)
      visit.tell(codeSubmitted(), codeSubmitted())
      await pass(limits.requestDeadline)
      expect(at('otp', visit.auth()).form.phase).toEqual(failedWith(timedOut))
      const asked = visit.asked.filter((question) => question.call === call)
      visit.tell(codeSubmitted())
      await settle()
      const again = visit.asked.filter((question) => question.call === call)
      expect([asked.length, again.length]).toEqual([1, 2])
      expect(again[1]?.args).toEqual(again[0]?.args)
    },
  )

  it('can return to the login, with the number, to change it', async () => {
    const visit = await visitOtp()
    visit.tell(numberChangeRequested())
    expect(at('login', visit.auth()).form.input).toEqual({ mobile: '9876543210' })
    await logIn(visit, '9000000001')
    expect(at('otp', visit.auth()).mobile).toBe('9000000001')
  })

  it('cannot return to the login while the code is being redeemed', async () => {
    const visit = await visitOtp({ redeemCode: () => unanswered })
    await enterCode(visit)
    visit.tell(numberChangeRequested())
    expect(at('otp', visit.auth()).form.phase).toEqual(submitting)
  })
})

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

describe('closing the modal', () => {
  it('abandons a login, ignores its answer and does not delay the next one', async () => {
    const sending = makePending<RemoteError, boolean>()
    const visit = visitAccount({ sendCode: () => sending.task })
    visit.openLogin()
    await logIn(visit)
    visit.tell(authClosed())
    visit.openLogin()
    sending.answer(E.right(true))
    await settle()
    expect(at('login', visit.auth()).form.phase).toEqual({ status: 'untouched' })
    await logIn(visit)
    expect(sending.count()).toBe(1)
  })

  it('abandons a signup', async () => {
    const signingUp = makePending<RemoteError, void>()
    const visit = visitAccount({ signUp: () => signingUp.task })
    visit.openSignup()
    await signUp(visit)
    visit.tell(authClosed())
    signingUp.answer(E.right(undefined))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('abandons a code, and ignores an answer that would log its customer in', async () => {
    const redeeming = makePending<RedeemCodeError, { authToken: string; mobile: string }>()
    const visit = await visitOtp({ redeemCode: () => redeeming.task })
    await enterCode(visit)
    visit.tell(authClosed())
    redeeming.answer(E.right(asha))
    await pass(limits.modalCloseDelay)
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(visit.browser.read()).toBeNull()
    expect(visit.session()).toEqual({ status: 'guest' })
  })

  it('while the profile loads leaves the customer logged in', async () => {
    const loading = makePending<RemoteError, typeof profileOfAsha>()
    const visit = await visitOtp({ loadProfile: () => loading.task })
    await enterCode(visit)
    visit.tell(authClosed())
    await settle()
    expect(visit.session().status).toBe('restoring')
    expect(loading.count()).toBe(2)
    loading.answer(E.right(profileOfAsha))
    loading.answer(E.right(profileOfAsha))
    await settle()
    expect(visit.session()).toMatchObject({ status: 'customer', customer: { name: 'Asha Rao' } })
    expect(visit.auth()).toEqual({ step: 'closed' })
  })

  it('does nothing if no modal is open', async () => {
    const visit = visitAccount()
    visit.tell(authClosed(), loginSubmitted(), codeSubmitted(), resendRequested('sms'))
    await settle()
    expect(visit.auth()).toEqual({ step: 'closed' })
    expect(visit.asked).toEqual([])
  })
})

describe('a step', () => {
  it('does not react to events of another step', async () => {
    const visit = visitAccount()
    visit.openLogin()
    const before = visit.auth()
    visit.tell(
      signupSubmitted(),
      consentConfirmed(),
      codeSubmitted(),
      resendRequested('sms'),
      signupEdited({ name: 'x' }),
      consentEdited({ termsOfService: true }),
      codeEdited('1'),
      numberChangeRequested(),
    )
    await settle()
    expect(visit.auth()).toEqual(before)
    expect(visit.asked).toEqual([])
  })
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
