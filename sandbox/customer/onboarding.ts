import type { Handler } from 'hono'
import * as t from 'io-ts'
import type { Bindings } from '../http/calls.ts'
import { refusal } from '../http/refusal.ts'
import { readBody, readCallerHeaders, readQuery } from '../http/strictRequest.ts'
import type { Channel } from '../inbox/inbox.ts'
import type { CustomerNeeds } from './needs.ts'
import { demandEmail, demandMobile, demandName } from './personRules.ts'

/** Tracking parameters as received, none of them twice. */
const Tracking = t.record(t.string, t.string)

/** `POST /customer/onboarding/exist_otp`: sends the OTP to an existing customer. */
export const existOtp =
  ({ customers, codes }: CustomerNeeds): Handler<Bindings> =>
  async (c) => {
    readCallerHeaders(c)
    readQuery(c, [], [])
    const body = await readBody(
      c,
      { mobile: t.string, utm_params: Tracking, all_utm_params: Tracking },
      {},
    )
    const mobile = demandMobile(c, body.mobile)
    const exists = customers.find(mobile) !== undefined
    if (exists) codes.send(mobile, 'sms')
    return c.json({ exists })
  }

/** `GET /customer/exists/:mobile` */
export const exists =
  ({ customers }: CustomerNeeds): Handler<Bindings> =>
  (c) => {
    readCallerHeaders(c)
    readQuery(c, [], [])
    const mobile = demandMobile(c, c.req.param('mobile') ?? '')
    return c.json({ exists: customers.find(mobile) !== undefined })
  }

/** `POST /customer/onboarding/signup`: records the signup and sends the OTP that completes it. */
export const signup =
  ({ customers, signups, codes }: CustomerNeeds): Handler<Bindings> =>
  async (c) => {
    readCallerHeaders(c)
    readQuery(c, [], [])
    const body = await readBody(c, { mobile: t.string, email: t.string, name: t.string }, {})
    const mobile = demandMobile(c, body.mobile)
    demandName(body.name)
    const email = demandEmail(body.email)
    if (customers.find(mobile) !== undefined) {
      throw refusal(409, 'This mobile number is already registered')
    }
    if (customers.ownsEmail(email)) throw refusal(409, 'This email is already registered')
    codes.send(mobile, 'sms')
    signups.keep(mobile)
    return c.json({ message: 'Customer Successfully Signed up' })
  }

/** `POST /customer/onboarding/resend_otp` and `…/whatsapp`: only if an OTP was requested before. */
export const resendOtp =
  ({ customers, codes, signups }: CustomerNeeds, channel: Channel): Handler<Bindings> =>
  async (c) => {
    readCallerHeaders(c)
    readQuery(c, [], [])
    const body = await readBody(c, { mobile: t.string }, {})
    const mobile = demandMobile(c, body.mobile)
    const isKnown =
      codes.isPending(mobile) || customers.find(mobile) !== undefined || signups.has(mobile)
    if (!isKnown) throw refusal(404, 'No OTP was requested for this number')
    codes.send(mobile, channel)
    return c.json({ message: 'Resent OTP successfully' })
  }
