import type { Handler } from 'hono'
import * as t from 'io-ts'
import type { Bindings } from '../http/calls.ts'
import { refusal } from '../http/refusal.ts'
import { exactly, readBody, readCallerHeaders, readQuery } from '../http/strictRequest.ts'
import type { NewCustomer } from './customers.ts'
import type { CustomerNeeds } from './needs.ts'
import { demandEmail, demandMobile, demandName } from './personRules.ts'

const redemption = { mobile: t.string, otp: t.string, created_by: t.literal('customer') }

/** The additional fields of a newcomer, all required (spec 1 §3). */
const details = {
  email: t.string,
  first_name: t.string,
  last_name: t.union([t.string, t.null]),
  whatsapp_consent: t.boolean,
  customer_frequency: t.keyof({ personal: null, business: null, house_shift: null }),
  agreed_docs: t.array(
    exactly({
      created_at: t.string,
      doc_url: t.string,
      doc_type: t.string,
      updated_at: t.string,
    }),
  ),
}

/** A newcomer's referral, if there is one. */
const referral = { referral_code: t.string, geo_region_id: t.union([t.string, t.number]) }

type Newcomer = t.TypeOfProps<typeof redemption & typeof details> &
  t.TypeOfPartialProps<typeof referral>

const toCustomer = ({ mobile, first_name, last_name, email, ...said }: Newcomer): NewCustomer => {
  demandName([first_name, last_name ?? ''].join(' '))
  return {
    mobile,
    first_name,
    last_name: last_name === '' ? null : last_name,
    email: demandEmail(email),
    details: {
      whatsapp_consent: said.whatsapp_consent,
      customer_frequency: said.customer_frequency,
      referral_code: said.referral_code ?? null,
      geo_region_id: said.geo_region_id ?? null,
      agreed_docs: said.agreed_docs,
    },
  }
}

/** `POST /customer/onboarding/validation`: redeems the OTP. A newcomer becomes a customer. */
export const validation =
  ({ customers, signups, codes, sessions }: CustomerNeeds): Handler<Bindings> =>
  async (c) => {
    readCallerHeaders(c)
    readQuery(c, [], [])
    const payload = await readBody(c, redemption, { ...details, ...referral })
    const mobile = demandMobile(c, payload.mobile)
    if (!/^\d{6}$/.test(payload.otp)) throw refusal(400, 'Invalid OTP')
    const isKnown = customers.find(mobile) !== undefined
    // A code is only sent to customers and to people who signed up.
    if (!isKnown && !signups.has(mobile)) throw refusal(400, 'Invalid OTP')
    const newcomer = isKnown
      ? null
      : toCustomer(await readBody(c, { ...redemption, ...details }, referral))
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
