import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E, type taskEither as TE } from 'fp-ts'
import { markets } from '../../../config/market/markets.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import type { RefusedBecause } from '../../../src/application/ports/remoteError.ts'
import type {
  RedeemCodeError,
  SignUpError,
} from '../../../src/application/session/customer.port.ts'
import type { Attribution } from '../../../src/domain/attribution/attribution.ts'
import { marketOf } from '../../../src/domain/market/market.ts'
import type { Newcomer } from '../../../src/domain/session/newcomer.ts'
import { type OneTimeCode, parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import { type Applicant, parseSignup } from '../../../src/domain/session/signup.ts'
import { makeHttpCustomerService } from '../../../src/infrastructure/session/httpCustomerService.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { context, deviceId, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const minute = 60_000
const attribution: Attribution = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'default_login',
  utm_term: '',
  utm_content: 'a&b',
}
const { requestId } = context
const service = () => makeHttpCustomerService(reach(`${sandbox.url}/sandbox/customer`).http)

const codeRefused = (message: string) => E.left({ kind: 'CodeRefused', message })

const answer = async <A>(asked: TE.TaskEither<SignUpError | RedeemCodeError, A>): Promise<A> => {
  const outcome = await asked()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const refused = (because: RefusedBecause, message: string | null) =>
  E.left({ kind: 'NetworkError', because, message })

const india = () => {
  const market = marketOf(markets)('en-IN')
  if (market === null) throw new Error('India is a market')
  return market
}

// Every test has numbers of its own, and so never meets another test's rate limit.
let last = 9100000000
const applicant = (change: Partial<Record<'name' | 'email', string>> = {}): Applicant => {
  last += 1
  const parsed = parseSignup(india())({
    name: 'Ravi Kumar Singh',
    mobile: String(last),
    email: `${last}@example.in`,
    whatsappConsent: true,
    ...change,
  })
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right
}

const newcomer = (who: Applicant, change: Partial<Newcomer> = {}): Newcomer => ({
  applicant: who,
  requirement: 'business',
  agreedDocuments: [],
  referralCode: null,
  geoRegionId: null,
  ...change,
})

const code = (digits: string): OneTimeCode => {
  const parsed = parseCode(6)(digits)
  if (E.isLeft(parsed)) throw new Error(`${digits} is no code`)
  return parsed.right
}

const messageTo = async (mobile: string) => {
  const message = (await sandbox.inbox()).find(({ to }) => to === mobile)
  if (message === undefined) throw new Error(`no message to ${mobile}`)
  return message
}

const codeSentTo = async (mobile: string) => {
  const { text } = await messageTo(mobile)
  return code(/^\d{6}/.exec(text)?.[0] ?? '')
}

const otherThan = (right: OneTimeCode) => code(right === '000000' ? '000001' : '000000')

const signedUp = async (who: Applicant): Promise<OneTimeCode> => {
  await answer(service().signUp(who, requestId))
  return codeSentTo(who.mobile)
}

const customer = async (who: Applicant = applicant()): Promise<Credentials> =>
  answer(service().redeemCode(who.mobile, await signedUp(who), newcomer(who), requestId))

const headersOfAll = {
  brand: 'smartshift',
  source: 'website',
  'client-request-uuid': requestId,
  'device-id': deviceId,
}

const lastSeen = async () => {
  const seen = (await sandbox.journal()).at(-1)
  if (seen === undefined) throw new Error('nothing was asked')
  return seen
}

describe('the check whether a number has a customer', () => {
  it('is true for a customer and false for another number, with the headers of the service', async () => {
    const { mobile } = await customer()
    expect(await service().checkCustomer(mobile, requestId)()).toEqual(E.right(true))
    expect(await lastSeen()).toMatchObject({ call: 'exists', headers: headersOfAll, query: {} })
    const { headers } = await lastSeen()
    for (const name of ['country', 'mobile', 'auth-token', 'preferred-languages']) {
      expect(headers).not.toHaveProperty(name)
    }
    expect(await service().checkCustomer(applicant().mobile, requestId)()).toEqual(E.right(false))
  })

  it('is false if the service answers null', async () => {
    await sandbox.fault({ call: 'exists', fault: 'answer', status: 200, body: { exists: null } })
    expect(await service().checkCustomer('9876543210', requestId)()).toEqual(E.right(false))
  })

  it('is refused for an invalid number', async () => {
    expect(await service().checkCustomer('12345', requestId)()).toEqual(
      refused('declined', 'Invalid Phone number'),
    )
  })

  it.each([{ exists: 'true' }, { exists: 1 }, {}])('breaks the contract for %j', async (body) => {
    await sandbox.fault({ call: 'exists', fault: 'answer', status: 200, body })
    expect(await service().checkCustomer('9876543210', requestId)()).toEqual(
      E.left({ kind: 'ContractBroken', call: '/customer/exists/{mobile}', paths: ['exists'] }),
    )
  })
})

describe('sending a code', () => {
  it('reaches a known customer, and sends the attribution of the visit', async () => {
    const { mobile } = await customer()
    expect(await service().sendCode(mobile, attribution, requestId)()).toEqual(E.right(true))
    expect((await messageTo(mobile)).channel).toBe('sms')
    expect(await lastSeen()).toMatchObject({ call: 'existOtp', headers: headersOfAll })
    expect((await lastSeen()).body).toEqual({
      mobile,
      utm_params: attribution,
      all_utm_params: attribution,
    })
  })

  it('sends nothing to an unknown number, and says so', async () => {
    const { mobile } = applicant()
    expect(await service().sendCode(mobile, attribution, requestId)()).toEqual(E.right(false))
    expect((await sandbox.inbox()).some(({ to }) => to === mobile)).toBe(false)
  })

  it('takes null for an unknown number', async () => {
    await sandbox.fault({ call: 'existOtp', fault: 'answer', status: 200, body: { exists: null } })
    expect(await service().sendCode('9876543210', attribution, requestId)()).toEqual(E.right(false))
  })

  it('is refused after the sixth code in an hour', async () => {
    const { mobile } = await customer()
    for (let sent = 1; sent < 6; sent += 1) {
      await answer(service().sendCode(mobile, attribution, requestId))
    }
    expect(await service().sendCode(mobile, attribution, requestId)()).toEqual(
      refused('askedTooOften', 'Too many attempts, try again in an hour'),
    )
    await sandbox.advanceClock(61 * minute)
    expect(await service().sendCode(mobile, attribution, requestId)()).toEqual(E.right(true))
  })
})

describe('signing up', () => {
  it('sends the applicant and nothing else, and triggers a code', async () => {
    const who = applicant()
    expect(await service().signUp(who, requestId)()).toEqual(E.right(undefined))
    expect(await lastSeen()).toMatchObject({ call: 'signup', headers: headersOfAll })
    expect((await lastSeen()).body).toEqual({
      mobile: who.mobile,
      email: who.email,
      name: 'Ravi Kumar Singh',
    })
    expect(await codeSentTo(who.mobile)).toMatch(/^\d{6}$/)
  })

  it('is refused for a registered number or e-mail, with the service’s message', async () => {
    const who = applicant()
    await customer(who)
    expect(await service().signUp(who, requestId)()).toEqual(
      refused('declined', 'This mobile number is already registered'),
    )
    expect(await service().signUp(applicant({ email: who.email }), requestId)()).toEqual(
      E.left({ kind: 'EmailRefused', message: 'This email is already registered' }),
    )
  })

  it.each(['Invalid E-Mail', 'EMAIL'])(
    'recognises by the message that the e-mail is refused: %j',
    async (error) => {
      await sandbox.fault({ call: 'signup', fault: 'answer', status: 400, body: { error } })
      expect(await service().signUp(applicant(), requestId)()).toEqual(
        E.left({ kind: 'EmailRefused', message: error }),
      )
    },
  )

  it.each([null, {}, 'done'])('ignores the body of the answer: %j', async (body) => {
    await sandbox.fault({ call: 'signup', fault: 'answer', status: 200, body })
    expect(await service().signUp(applicant(), requestId)()).toEqual(E.right(undefined))
  })
})

describe('redeeming a code', () => {
  it('sends everything about a new customer, and logs them in', async () => {
    const who = applicant()
    const right = await signedUp(who)
    const given = newcomer(who, {
      agreedDocuments: [
        {
          type: 'terms_of_service',
          url: '/en-IN/terms-of-service',
          agreedAt: Date.UTC(2026, 10, 20, 18, 37),
        },
      ],
      referralCode: 'FRIEND-7',
      geoRegionId: '4',
    })
    const credentials = await answer(service().redeemCode(who.mobile, right, given, requestId))
    expect(credentials).toEqual({
      mobile: who.mobile,
      authToken: expect.stringMatching(/^\w{32}$/),
    })
    expect(await lastSeen()).toMatchObject({ call: 'validation', headers: headersOfAll })
    expect((await lastSeen()).body).toEqual({
      mobile: who.mobile,
      email: who.email,
      otp: right,
      first_name: 'Ravi',
      last_name: 'Singh',
      whatsapp_consent: true,
      customer_frequency: 'business',
      created_by: 'customer',
      referral_code: 'FRIEND-7',
      geo_region_id: '4',
      agreed_docs: [
        {
          created_at: '2026-11-20T18:37:00.000Z',
          doc_url: '/en-IN/terms-of-service',
          doc_type: 'terms_of_service',
          updated_at: '2026-11-20T18:37:00.000Z',
        },
      ],
    })
  })

  it('sends only the code for a known customer', async () => {
    const { mobile } = await customer()
    await answer(service().sendCode(mobile, attribution, requestId))
    const right = await codeSentTo(mobile)
    expect(await service().redeemCode(mobile, right, null, requestId)()).toEqual(
      E.right({ mobile, authToken: expect.stringMatching(/^\w{32}$/) }),
    )
    expect((await lastSeen()).body).toEqual({ mobile, otp: right, created_by: 'customer' })
  })

  const toldOf = async (who: Parameters<ReturnType<typeof service>['redeemCode']>[2]) => {
    await service().redeemCode('9812345678', code('004821'), who, requestId)()
    return (await lastSeen()).body
  }

  it.each([
    ['Ravi', 'Ravi', null],
    ['Ravi Singh', 'Ravi', 'Singh'],
    ['রহিম উদ্দিন', 'রহিম', 'উদ্দিন'],
  ])('splits the name %s into its first and last word', async (name, first_name, last_name) => {
    expect(await toldOf(newcomer(applicant({ name })))).toMatchObject({ first_name, last_name })
  })

  it('sends no time for a document whose own is none, and does not throw', async () => {
    const agreedDocuments = [{ type: 'terms_of_service', url: '/t', agreedAt: Number.NaN } as const]
    expect(await toldOf({ ...newcomer(applicant()), agreedDocuments })).toMatchObject({
      agreed_docs: [{ created_at: null, updated_at: null }],
    })
  })

  it('sends referral code and geo region without a profile, and leaves out blank ones', async () => {
    const redeemed = { mobile: '9812345678', otp: '004821', created_by: 'customer' }
    expect(await toldOf({ referralCode: 'FRIEND-7', geoRegionId: ' ' })).toEqual({
      ...redeemed,
      referral_code: 'FRIEND-7',
    })
    expect(await toldOf({ referralCode: '', geoRegionId: '4' })).toEqual({
      ...redeemed,
      geo_region_id: '4',
    })
    expect(await toldOf({ referralCode: null, geoRegionId: null })).toEqual(redeemed)
  })

  it('reads a mobile that is a JSON number', async () => {
    const body = { customer: { auth_token: 'abc', mobile: 9876543210 } }
    await sandbox.fault({ call: 'validation', fault: 'answer', status: 200, body })
    expect(await service().redeemCode('9876543210', code('123456'), null, requestId)()).toEqual(
      E.right({ authToken: 'abc', mobile: '9876543210' }),
    )
  })

  it.each([
    [{ customer: { auth_token: '', mobile: '9876543210' } }, 'customer/auth_token'],
    [{ customer: { auth_token: 'abc', mobile: null } }, 'customer/mobile'],
    [{ customer: null }, 'customer'],
  ])('breaks the contract for %j', async (body, path) => {
    await sandbox.fault({ call: 'validation', fault: 'answer', status: 200, body })
    expect(await service().redeemCode('9876543210', code('123456'), null, requestId)()).toEqual(
      E.left({ kind: 'ContractBroken', call: '/customer/onboarding/validation', paths: [path] }),
    )
  })

  it('is refused for a wrong code', async () => {
    const who = applicant()
    const wrong = otherThan(await signedUp(who))
    expect(await service().redeemCode(who.mobile, wrong, newcomer(who), requestId)()).toEqual(
      codeRefused('Invalid OTP'),
    )
  })

  it('is refused for a code that has expired', async () => {
    const who = applicant()
    const right = await signedUp(who)
    await sandbox.advanceClock(6 * minute)
    expect(await service().redeemCode(who.mobile, right, newcomer(who), requestId)()).toEqual(
      codeRefused('This OTP has expired'),
    )
  })

  it('is refused the second time', async () => {
    const who = applicant()
    const right = await signedUp(who)
    await answer(service().redeemCode(who.mobile, right, newcomer(who), requestId))
    expect(await service().redeemCode(who.mobile, right, null, requestId)()).toEqual(
      codeRefused('Invalid OTP'),
    )
  })

  it('is refused after five wrong codes, even with the right one', async () => {
    const who = applicant()
    const right = await signedUp(who)
    const redeem = (digits: OneTimeCode) =>
      service().redeemCode(who.mobile, digits, newcomer(who), requestId)()
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await redeem(otherThan(right))).toEqual(codeRefused('Invalid OTP'))
    }
    expect(await redeem(right)).toEqual(
      refused('askedTooOften', 'Too many wrong attempts. Please ask for a new OTP.'),
    )
  })
})

describe('sending a code again', () => {
  it.each([
    ['sms', '/customer/onboarding/resend_otp'],
    ['whatsapp', '/customer/onboarding/resend_otp/whatsapp'],
  ] as const)('uses %s by the path %s', async (channel, path) => {
    const who = applicant()
    await signedUp(who)
    expect(await service().resendCode(who.mobile, channel, requestId)()).toEqual(E.right(undefined))
    expect((await messageTo(who.mobile)).channel).toBe(channel)
    const seen = await lastSeen()
    expect(seen).toMatchObject({ call: 'resendOtp', headers: headersOfAll })
    expect(seen.path.endsWith(path)).toBe(true)
    expect(seen.body).toEqual({ mobile: who.mobile })
  })

  it('leaves only the newest code valid', async () => {
    const who = applicant()
    const first = await signedUp(who)
    let second = first
    // By chance, one in a million codes equals the one before it.
    while (second === first) {
      await answer(service().resendCode(who.mobile, 'sms', requestId))
      second = await codeSentTo(who.mobile)
    }
    const redeem = (digits: OneTimeCode) =>
      service().redeemCode(who.mobile, digits, newcomer(who), requestId)()
    expect(await redeem(first)).toEqual(codeRefused('Invalid OTP'))
    expect(await redeem(second)).toEqual(E.right(expect.objectContaining({ mobile: who.mobile })))
  })

  it('is refused if no code was requested, and after the sixth in an hour', async () => {
    expect(await service().resendCode(applicant().mobile, 'sms', requestId)()).toEqual(
      refused('declined', 'No OTP was requested for this number'),
    )
    const who = applicant()
    await signedUp(who)
    for (let sent = 1; sent < 6; sent += 1) {
      await answer(service().resendCode(who.mobile, 'whatsapp', requestId))
    }
    expect(await service().resendCode(who.mobile, 'sms', requestId)()).toEqual(
      refused('askedTooOften', 'Too many attempts, try again in an hour'),
    )
  })
})

describe('a session', () => {
  const inItsName = ({ mobile, authToken }: Credentials) => ({
    ...headersOfAll,
    country: 'in',
    mobile,
    'auth-token': authToken,
  })

  it('has a profile', async () => {
    const who = applicant()
    const credentials = await customer(who)
    expect(await service().loadProfile(credentials, requestId)()).toEqual(
      E.right({
        mobile: who.mobile,
        externalId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        firstName: 'Ravi',
        lastName: 'Singh',
        blacklisted: false,
        email: { address: who.email, isVerified: false },
      }),
    )
    expect(await lastSeen()).toMatchObject({ call: 'profile', headers: inItsName(credentials) })
  })

  it('has a profile with defaults for what the service leaves out', async () => {
    const nothing = {
      externalId: '',
      firstName: '',
      lastName: '',
      blacklisted: false,
      email: { address: '', isVerified: false },
    }
    const given = async (body: object) => {
      await sandbox.fault({ call: 'profile', fault: 'answer', status: 200, body })
      return service().loadProfile({ mobile: '9876543210', authToken: 'abc' }, requestId)()
    }
    expect(await given({ mobile: '9876543210' })).toEqual(
      E.right({ ...nothing, mobile: '9876543210' }),
    )
    expect(
      await given({
        mobile: null,
        external_id: null,
        first_name: null,
        last_name: null,
        blacklisted: null,
        mail_info: null,
      }),
    ).toEqual(E.right({ ...nothing, mobile: '' }))
    expect(await given({ first_name: 'Asha' })).toEqual(
      E.right({ ...nothing, mobile: '', firstName: 'Asha' }),
    )
    expect(await given({ first_name: 'Asha', mobile: 9876543210 })).toEqual(
      E.right({ ...nothing, mobile: '9876543210', firstName: 'Asha' }),
    )
    expect(await given({ first_name: 'Asha', external_id: 7, blacklisted: 0 })).toEqual(
      E.right({ ...nothing, mobile: '', externalId: '7', firstName: 'Asha' }),
    )
    for (const blacklisted of [true, 1]) {
      expect(await given({ mobile: '1', blacklisted })).toEqual(
        E.right({ ...nothing, mobile: '1', blacklisted: true }),
      )
    }
    expect(await given({})).toEqual(E.right({ ...nothing, mobile: '' }))
    expect(await given({ mobile: '1', mail_info: { email: null } })).toEqual(
      E.right({ ...nothing, mobile: '1' }),
    )
    expect(await given({ mobile: '1', mail_info: { is_verified: true, email: 'a@b.in' } })).toEqual(
      E.right({ ...nothing, mobile: '1', email: { address: 'a@b.in', isVerified: true } }),
    )
  })

  it.each([
    { error: 'Authentication Failed' },
    [{ mobile: '9876543210' }],
    'Asha',
    { first_name: 7, mobile: '9876543210' },
  ])('has no profile in %j', async (body) => {
    await sandbox.fault({ call: 'profile', fault: 'answer', status: 200, body })
    expect(
      await service().loadProfile({ mobile: '9876543210', authToken: 'abc' }, requestId)(),
    ).toMatchObject(E.left({ kind: 'ContractBroken', call: '/customer/profile' }))
  })

  it('is refused with other credentials, and after seven days', async () => {
    const authenticationFailed = refused('unbelieved', 'Authentication Failed')
    const credentials = await customer()
    const ask = (who: Credentials) => service().loadProfile(who, requestId)()
    // No header carries the last two: a call must not look offline because of them.
    for (const authToken of ['stolen', 'ключ', 'a\nb']) {
      expect(await ask({ ...credentials, authToken })).toEqual(authenticationFailed)
    }
    expect(await ask({ ...credentials, mobile: '9876543210' })).toEqual(authenticationFailed)
    await sandbox.advanceClock(7 * 24 * 60 * minute + minute)
    expect(await ask(credentials)).toEqual(authenticationFailed)
  })

  it('ends with a logout, which sends only the credentials', async () => {
    const credentials = await customer()
    expect(await service().logOut(credentials, requestId)()).toEqual(E.right(undefined))
    expect(await lastSeen()).toMatchObject({ call: 'logout', headers: inItsName(credentials) })
    expect((await lastSeen()).body).toEqual({})
    expect(await service().loadProfile(credentials, requestId)()).toEqual(
      refused('unbelieved', 'Authentication Failed'),
    )
    expect(await service().logOut(credentials, requestId)()).toEqual(
      refused('unbelieved', 'Authentication Failed'),
    )
  })

  it('has not ended if the service says so', async () => {
    const body = { logout_success: false }
    await sandbox.fault({ call: 'logout', fault: 'answer', status: 200, body })
    expect(await service().logOut({ mobile: '9876543210', authToken: 'abc' }, requestId)()).toEqual(
      refused('declined', null),
    )
  })
})
