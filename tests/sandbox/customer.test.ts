import { describe, expect, it } from '@jest/globals'
import { type Changes, enquiry, get, headers, post } from './support/calls.ts'
import { newcomer } from './support/customer.ts'
import { sandboxForTests } from './support/running.ts'

const sandbox = sandboxForTests()

const minute = 60_000
const asha = '9876543210'

const url = (path: string): string => `${sandbox().url}/sandbox/customer/customer${path}`

const customerHeaders = (changes: Changes = {}) =>
  headers({ country: undefined, 'preferred-languages': undefined, ...changes })

const send = (path: string, body: unknown, changes: Changes = {}) =>
  post(url(path), { body, headers: customerHeaders(changes) })

const existOtp = (mobile: string) =>
  send('/onboarding/exist_otp', { mobile, utm_params: {}, all_utm_params: {} })

const lastMessage = (mobile: string) => {
  const message = sandbox()
    .inbox()
    .find(({ to }) => to === mobile)
  if (message === undefined) throw new Error(`no message to ${mobile}`)
  return { ...message, code: /^\d{6}/.exec(message.text)?.[0] ?? '' }
}

const validate = (mobile: string, otp: string, more: object = {}) =>
  send('/onboarding/validation', { mobile, otp, created_by: 'customer', ...more })

const signIn = async (mobile: string): Promise<Changes> => {
  await existOtp(mobile)
  const { body } = await validate(mobile, lastMessage(mobile).code)
  const customer: unknown = Reflect.get(Object(body), 'customer')
  return {
    country: 'in',
    mobile,
    'auth-token': String(Reflect.get(Object(customer), 'auth_token')),
  }
}

/** Redeems the last code that was sent to a newcomer. */
const join = (mobile: string, changes: object = {}) =>
  validate(mobile, lastMessage(mobile).code, newcomer(mobile, changes))

const profile = (who: Changes) => get(url('/profile'), { headers: customerHeaders(who) })

/** Every test has a mobile of its own, and so never meets another test's rate limit. */
let last = 9000000000
const newMobile = (): string => {
  last += 1
  return String(last)
}

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('logging in', () => {
  it('sends the code to an existing customer and opens a session with it', async () => {
    sandbox().clock.advance(60 * minute)
    expect(await existOtp(asha)).toMatchObject({ status: 200, body: { exists: true } })
    const { code, channel } = lastMessage(asha)
    expect(channel).toBe('sms')
    expect(await validate(asha, code)).toMatchObject({
      status: 200,
      body: { customer: { mobile: asha, auth_token: expect.stringMatching(/^\w{32}$/) } },
    })
  })

  it.each([
    [{}, 'body is wrong at utm_params, all_utm_params'],
    [{ utm_params: {}, all_utm_params: null }, 'body is wrong at all_utm_params'],
    [{ utm_params: { utm_term: 1 }, all_utm_params: {} }, 'body is wrong at utm_params.utm_term'],
  ])('is refused without its utm parameters: %j', async (tracking, error) => {
    expect(await send('/onboarding/exist_otp', { mobile: asha, ...tracking })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('sends no code to a number without an account', async () => {
    const mobile = newMobile()
    expect(await existOtp(mobile)).toMatchObject({ status: 200, body: { exists: false } })
    expect(
      sandbox()
        .inbox()
        .some(({ to }) => to === mobile),
    ).toBe(false)
    expect(await get(url(`/exists/${mobile}`), { headers: customerHeaders() })).toMatchObject({
      body: { exists: false },
    })
    expect(await get(url(`/exists/${asha}`), { headers: customerHeaders() })).toMatchObject({
      body: { exists: true },
    })
  })

  it('shows the profile, but not without a session or after its end', async () => {
    sandbox().clock.advance(60 * minute)
    const session = await signIn(asha)
    expect(await profile(session)).toMatchObject({
      status: 200,
      body: {
        mobile: asha,
        external_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        first_name: 'Asha',
        last_name: 'Rao',
        blacklisted: false,
        mail_info: { is_verified: false, email: 'asha@example.in' },
      },
    })
    const refused = { status: 401, body: { error: 'Authentication Failed' } }
    expect(await profile({ country: 'in' })).toMatchObject(refused)
    expect(await profile({ ...session, mobile: '9876543211' })).toMatchObject(refused)
    expect(await profile({ ...session, 'auth-token': 'x' })).toMatchObject(refused)
    expect(await profile({ ...session, country: undefined })).toMatchObject({ status: 400 })
    for (const country of ['IND', 'tr', 'ae']) {
      const elsewhere = { ...session, country }
      const asked = {
        status: 400,
        body: { error: `header country must be in, not ${country}` },
      }
      expect(await profile(elsewhere)).toMatchObject(asked)
      expect(await send('/onboarding/logout', {}, elsewhere)).toMatchObject(asked)
    }
    expect(await send('/onboarding/logout', {}, session)).toMatchObject({
      body: { logout_success: true },
    })
    expect(await profile(session)).toMatchObject(refused)
  })

  it('lasts seven days', async () => {
    sandbox().clock.advance(60 * minute)
    const session = await signIn(asha)
    sandbox().clock.advance(7 * 24 * 60 * minute - minute)
    expect(await profile(session)).toMatchObject({ status: 200 })
    sandbox().clock.advance(2 * minute)
    expect(await profile(session)).toMatchObject({ status: 401 })
  })
})

describe('signing up', () => {
  const signup = (mobile: string, more: object = {}) =>
    send('/onboarding/signup', {
      mobile,
      email: `${mobile}@example.in`,
      name: 'Ravi Kumar Singh',
      ...more,
    })

  it('creates a customer once the code is proved, and not before', async () => {
    const mobile = newMobile()
    expect(await signup(mobile)).toMatchObject({
      status: 200,
      body: { message: 'Customer Successfully Signed up' },
    })
    expect(await existOtp(mobile)).toMatchObject({ body: { exists: false } })
    expect(await join(mobile, { last_name: 'Singh' })).toMatchObject({ status: 200 })
    const session = await signIn(mobile)
    expect(await profile(session)).toMatchObject({
      body: {
        first_name: 'Ravi',
        last_name: 'Singh',
        mail_info: { email: `${mobile}@example.in` },
      },
    })
  })

  it('prefers the values of the validation to those of the signup', async () => {
    const mobile = newMobile()
    await signup(mobile)
    const { code } = lastMessage(mobile)
    const more = {
      email: `new${mobile}@example.in`,
      first_name: 'Rukmini',
      last_name: null,
      referral_code: 'R1',
      geo_region_id: '3',
      agreed_docs: [{ created_at: 'x', doc_url: 'x', doc_type: 'tnc', updated_at: 'x' }],
    }
    expect(await validate(mobile, code, newcomer(mobile, more))).toMatchObject({ status: 200 })
    expect(await profile(await signIn(mobile))).toMatchObject({
      body: {
        first_name: 'Rukmini',
        last_name: '',
        mail_info: { email: `new${mobile}@example.in` },
      },
    })
  })

  it.each(Object.keys(newcomer('')))('is not completed without %s', async (name) => {
    const mobile = newMobile()
    await signup(mobile)
    expect(await join(mobile, { [name]: undefined })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(`body is wrong at ${name}`) },
    })
    expect(await join(mobile)).toMatchObject({ status: 200 })
  })

  it.each([
    [{ email: null }, 'body is wrong at email'],
    [{ first_name: null }, 'body is wrong at first_name'],
    [{ customer_frequency: 'often' }, 'body is wrong at customer_frequency'],
    [{ agreed_docs: [{ doc_url: 'x' }] }, 'body is wrong at agreed_docs'],
    [{ first_name: '', last_name: null }, 'Please enter valid name'],
    [{ email: 'ravi' }, 'Invalid Email ID'],
  ])('is not completed with %j', async (changes, error) => {
    const mobile = newMobile()
    await signup(mobile)
    expect(await join(mobile, changes)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) },
    })
  })

  it('is not completed for a number that did not ask for it', async () => {
    const mobile = newMobile()
    expect(await validate(mobile, '123456', newcomer(mobile))).toMatchObject({
      status: 400,
      body: { error: 'Invalid OTP' },
    })
  })

  it.each([
    [{ name: '' }, 400, 'Please enter valid name'],
    [{ name: 'Al' }, 400, 'Name entered is too short (min 3 char)'],
    [{ name: 'A'.repeat(51) }, 400, 'Name entered is too long (max 50 char)'],
    [{ name: 'R2 D2' }, 400, 'Please enter a valid name (no numbers or symbols)'],
    [{ name: '\u200d\u200cRavi' }, 400, 'Please enter a valid name (no numbers or symbols)'],
    [{ email: 'ravi' }, 400, 'Invalid Email ID'],
    [{ email: 'ravi@here' }, 400, 'Invalid Email ID'],
    [{ email: 'ASHA@example.in' }, 409, 'This email is already registered'],
    [{ mobile: asha }, 409, 'This mobile number is already registered'],
    [{ mobile: '12345' }, 400, 'Invalid Phone number'],
    [{ otp: '1' }, 400, 'unknown body property otp'],
    [{ email: undefined }, 400, 'body is wrong at email'],
  ])('refuses %j', async (more, status, error) => {
    expect(await signup(newMobile(), more)).toMatchObject({ status, body: { error } })
  })
})

describe('a mobile number', () => {
  // The country of a header, a number without a customer, and numbers that the country's rule
  // refuses.
  const countries: ReadonlyArray<
    readonly [country: string, mobile: string, wrong: readonly string[]]
  > = [
    ['in', '9123400001', ['5123400001', '912340000', '91234000010', '09123400001']],
    ['IND', '6123400002', ['5123400002', '+916123400002']],
    [
      'tr',
      '5321234501',
      ['4321234501', '532123450', '53212345010', '05321234501', '+905321234501'],
    ],
    ['TR', '5011234502', ['9123400001', '501123450']],
    ['ae', '501234503', ['531234503', '571234503', '591234503', '50123450', '0501234503']],
    ['uae', '581234504', ['5321234501', '9123400001', '00971581234504']],
    ['UAE', '561234505', ['551234505x', '']],
  ]
  const calls = (mobile: string, who: Changes) => [
    existOtpAs(mobile, who),
    get(url(`/exists/${encodeURIComponent(mobile || ' ')}`), { headers: customerHeaders(who) }),
    send('/onboarding/signup', { mobile, email: 'a@example.in', name: 'Deniz Kaya' }, who),
    send('/onboarding/validation', { mobile, otp: '123456', created_by: 'customer' }, who),
    send('/onboarding/resend_otp', { mobile }, who),
    send('/onboarding/resend_otp/whatsapp', { mobile }, who),
  ]
  const existOtpAs = (mobile: string, who: Changes) =>
    send('/onboarding/exist_otp', { mobile, utm_params: {}, all_utm_params: {} }, who)
  const refused = { status: 400, body: { error: 'Invalid Phone number' } }

  it.each(countries)(
    'of %s is accepted by the rule of that country, such as %s, and by no other rule',
    async (country, mobile, wrong) => {
      for (const answer of calls(mobile, { country })) {
        expect((await answer).body).not.toEqual(refused.body)
      }
      for (const other of wrong) {
        for (const answer of calls(other, { country })) expect(await answer).toMatchObject(refused)
      }
    },
  )

  it.each(countries)('of %s, %s, is accepted if the call names no country', async (_, mobile) => {
    for (const answer of calls(mobile, {})) expect((await answer).body).not.toEqual(refused.body)
    for (const answer of calls(mobile, { country: ' ' })) {
      expect((await answer).body).not.toEqual(refused.body)
    }
  })

  it.each(['1234567890', '4321234501', '571234503', '50123450', '+905321234501', '५३२१२३४५०१'])(
    '%s is refused, as it fits no country',
    async (mobile) => {
      for (const answer of calls(mobile, {})) expect(await answer).toMatchObject(refused)
    },
  )

  it('of Bangladesh is refused, and so is a call from an unknown country', async () => {
    expect(await existOtpAs('1712345678', { country: 'bd' })).toMatchObject(refused)
    expect(await existOtpAs('9123400001', { country: 'bd' })).toMatchObject(refused)
    expect(await existOtpAs('9123400001', { country: 'fr' })).toMatchObject({ status: 400 })
  })

  it.each([
    ['Türkiye', '5321234567', 'tr', 'Şükrü Öztürk', 'Şükrü', 'Öztürk'],
    ['Dubai', '501234567', 'ae', 'علی\u200cرضا رضایی', 'علی\u200cرضا', 'رضایی'],
    ['Sharjah', '551234567', 'uae', 'Omar Haddad', 'Omar', 'Haddad'],
  ])(
    'makes a customer in %s, who is known afterwards and makes the same calls as any other',
    async (_, mobile, country, name, firstName, lastName) => {
      const email = `${mobile}@example.com`
      const person = { mobile, email, name }
      expect(await existOtpAs(mobile, { country })).toMatchObject({ body: { exists: false } })
      expect(await send('/onboarding/signup', person, { country })).toMatchObject({ status: 200 })
      await send('/onboarding/resend_otp/whatsapp', { mobile }, { country })
      const answer = await join(mobile, { email, first_name: firstName, last_name: lastName })
      expect(answer).toMatchObject({ status: 200, body: { customer: { mobile } } })
      expect(await existOtpAs(mobile, {})).toMatchObject({ body: { exists: true } })
      const session = await signIn(mobile)
      expect(session).toMatchObject({ country: 'in', mobile })
      expect(await profile(session)).toMatchObject({
        body: { mobile, first_name: firstName, last_name: lastName, mail_info: { email } },
      })
      // The calls of a logged-in customer say `in`, wherever the customer is.
      expect(await existOtpAs(mobile, session)).toMatchObject({ body: { exists: true } })
      expect(await send('/onboarding/logout', {}, session)).toMatchObject({ status: 200 })
    },
  )
})

describe('a one-time code', () => {
  const requested = async (): Promise<string> => {
    const mobile = newMobile()
    await send('/onboarding/signup', { mobile, email: `${mobile}@example.in`, name: 'Ravi Rao' })
    return mobile
  }

  it('is used once', async () => {
    const mobile = await requested()
    const { code } = lastMessage(mobile)
    expect(await join(mobile)).toMatchObject({ status: 200 })
    expect(await validate(mobile, code)).toMatchObject({
      status: 400,
      body: { error: 'Invalid OTP' },
    })
  })

  it('expires after five minutes', async () => {
    const mobile = await requested()
    sandbox().clock.advance(5 * minute + 1000)
    expect(await join(mobile)).toMatchObject({
      status: 400,
      body: { error: 'This OTP has expired' },
    })
  })

  it('is refused after five wrong tries, even when right', async () => {
    const mobile = await requested()
    const { code } = lastMessage(mobile)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await validate(mobile, wrong(code), newcomer(mobile))).toMatchObject({
        body: { error: 'Invalid OTP' },
      })
    }
    expect(await join(mobile)).toMatchObject({ status: 429 })
  })

  it('is replaced by a resent one, by SMS or WhatsApp', async () => {
    const mobile = await requested()
    const { code: first } = lastMessage(mobile)
    expect(await send('/onboarding/resend_otp/whatsapp', { mobile })).toMatchObject({
      status: 200,
      body: { message: 'Resent OTP successfully' },
    })
    const { code: second, channel } = lastMessage(mobile)
    expect(channel).toBe('whatsapp')
    if (second !== first) {
      expect(await validate(mobile, first, newcomer(mobile))).toMatchObject({
        body: { error: 'Invalid OTP' },
      })
    }
    await send('/onboarding/resend_otp', { mobile })
    expect(lastMessage(mobile).channel).toBe('sms')
    expect(await join(mobile)).toMatchObject({ status: 200 })
  })

  it('is not sent to somebody who never asked for one', async () => {
    expect(await send('/onboarding/resend_otp', { mobile: newMobile() })).toMatchObject({
      status: 404,
    })
  })

  it('is sent six times an hour at most', async () => {
    const mobile = await requested()
    for (let resent = 1; resent < 6; resent += 1) {
      expect(await send('/onboarding/resend_otp', { mobile })).toMatchObject({ status: 200 })
    }
    const refused = { status: 429, body: { error: 'Too many attempts, try again in an hour' } }
    expect(await send('/onboarding/resend_otp', { mobile })).toMatchObject(refused)
    sandbox().clock.advance(60 * minute + 1)
    expect(await send('/onboarding/resend_otp', { mobile })).toMatchObject({ status: 200 })
  })

  it.each(['', '12345', '1234567', 'abcdef'])('is not "%s"', async (otp) => {
    expect(await validate(asha, otp)).toMatchObject({ status: 400, body: { error: 'Invalid OTP' } })
  })
})

describe('the fare validator for a customer', () => {
  const ask = (who: Changes) =>
    post(`${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2`, {
      query: enquiry({ customer_name: '', customer_mobile: '', frequency: '' }),
      headers: headers(who),
    })

  it('asks a customer with a session for addresses only', async () => {
    sandbox().clock.advance(60 * minute)
    expect(await ask(await signIn(asha))).toMatchObject({
      status: 200,
      body: { callback_request_response: { is_existing_cust: true, lead_entry_created: false } },
    })
  })

  it('refuses a session that does not exist', async () => {
    expect(await ask({ mobile: asha, 'auth-token': 'stolen' })).toMatchObject({
      status: 401,
      body: { error: 'Authentication Failed' },
    })
  })

  it('accepts a name with joiners between its letters, as the signup does', async () => {
    const askAs = (customer_name: string) =>
      post(`${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2`, {
        query: enquiry({ customer_name }),
        headers: headers(),
      })
    expect(await askAs('श्री\u200cनिवास')).toMatchObject({ status: 200 })
    expect(await askAs('\u200c\u200d\u200c')).toMatchObject({ status: 422 })
  })

  it('asks a guest for everything', async () => {
    expect(await ask({})).toMatchObject({
      status: 422,
      body: {
        field_errors: [
          { field_name: 'name' },
          { field_name: 'customer_mobile' },
          { field_name: 'frequency' },
        ],
      },
    })
  })
})

describe('the inbox', () => {
  const inbox = (accept: string) => get(`${sandbox().url}/sandbox/inbox`, { headers: { accept } })

  it('is a page for people and JSON for programs, newest first', async () => {
    sandbox().clock.advance(60 * minute)
    await existOtp(asha)
    await existOtp(asha)
    const { code } = lastMessage(asha)
    const page = await inbox('text/html')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.body).toContain(code)
    expect(page.body).toContain('http-equiv="refresh"')
    const { body } = await inbox('application/json')
    expect(body).toEqual(sandbox().inbox())
    const times = sandbox()
      .inbox()
      .map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})
