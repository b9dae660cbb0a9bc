import type { Handler } from 'hono'
import * as t from 'io-ts'
import type { Bindings } from '../http/calls.ts'
import { refusal } from '../http/refusal.ts'
import { readBody, readCallerHeaders, readQuery } from '../http/strictRequest.ts'
import type { NewCustomer } from './customers.ts'
import type { CustomerNeeds } from './needs.ts'
import { demandEmail, demandMobile, demandName, splitName } from './personRules.ts'
import type { Signup } from './signups.ts'

const text = t.union([t.string, t.null])

const required = { mobile: t.string, otp: t.string, created_by: t.literal('customer') }
const optional = {
  email: text,
  first_name: text,
  last_name: text,
  whatsapp_consent: t.boolean,
  customer_frequency: text,
  referral_code: t.string,
  geo_region_id: t.union([t.string, t.number]),
  agreed_docs: t.array(
    t.type({
      created_at: t.string,
      doc_url: t.string,
      doc_type: t.string,
      updated_at: t.string,
    }),
  ),
}

type Payload = t.TypeOfProps<typeof required> & t.TypeOfPartialProps<typeof optional>

/** The payload has the last word; what it leaves out comes from the signup. */
const toCustomer = (mobile: string, payload: Payload, signup: Signup | undefined): NewCustomer => {
  const signedUpAs = splitName(signup?.name ?? '')
  const { email, first_name, last_name } = payload
  const isNamed = first_name !== undefined && first_name !== null && first_name !== ''
  const first = isNamed ? first_name : signedUpAs.first
  const last = isNamed ? (last_name ?? null) : signedUpAs.last
  demandName([first, last ?? ''].join(' '))
  return {
    mobile,
    first_name: first,
    last_name: last === '' ? null : last,
    email: demandEmail(
      email !== undefined && email !== null && email !== '' ? email : (signup?.email ?? ''),
    ),
    details: {
      whatsapp_consent: payload.whatsapp_consent ?? null,
      customer_frequency: payload.customer_frequency ?? null,
      referral_code: payload.referral_code ?? null,
      geo_region_id: payload.geo_region_id ?? null,
      agreed_docs: payload.agreed_docs ?? [],
    },
  }
}

/** `POST /customer/onboarding/validation`: redeems the OTP; a person who is new becomes a customer. */
export const validation =
  ({ customers, signups, codes, sessions }: CustomerNeeds): Handler<Bindings> =>
  async (c) => {
    readCallerHeaders(c)
    readQuery(c, [], [])
    const payload = await readBody(c, required, optional)
    const mobile = demandMobile(c, payload.mobile)
    if (!/^\d{6}$/.test(payload.otp)) throw refusal(400, 'Invalid OTP')
    const isKnown = customers.find(mobile) !== undefined
    const newcomer = isKnown ? null : toCustomer(mobile, payload, signups.find(mobile))
    if (newcomer !== null && customers.ownsEmail(newcomer.email)) {
      throw refusal(409, 'This email is already registered')
    }
    codes.redeem(mobile, payload.otp)
    if (newcomer !== null) {
      customers.add(newcomer)
      signups.remove(mobile)
    }
    return c.json({ customer: { auth_token: sessions.open(mobile), mobile } })
  }
