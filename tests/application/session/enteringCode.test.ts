import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import {
  codeEdited,
  codeSubmitted,
  numberChangeRequested,
} from '../../../src/application/session/auth.slice.ts'
import { selectAsker, selectEntering } from '../../../src/application/session/session.selectors.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { visitAccount } from '../../support/visitAccount.ts'
import { pass, settle, unanswered } from '../../support/visitStore.ts'
import {
  applicant,
  at,
  enterCode,
  failedWith,
  logIn,
  refusal,
  remoteErrors,
  submitting,
  timedOut,
  unreachable,
  visitNewcomersOtp,
  visitOtp,
} from './visitAuth.ts'

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
