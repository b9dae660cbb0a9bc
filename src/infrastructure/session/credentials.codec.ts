import * as t from 'io-ts'
import type { Credentials } from '../../application/ports/customerCall.ts'
import { Id } from '../http/wire.codec.ts'

/** The response to a valid code (spec 1 §3). */
export const WireCredentials = t.type({ customer: t.type({ auth_token: Id, mobile: Id }) })

export const toCredentials = ({ customer }: t.TypeOf<typeof WireCredentials>): Credentials => ({
  authToken: customer.auth_token,
  mobile: customer.mobile,
})
