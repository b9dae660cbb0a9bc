import type { Handler } from 'hono'
import type { Bindings } from '../http/calls.ts'
import { readBody, readCallerHeaders, readOwnCountry, readQuery } from '../http/strictRequest.ts'
import type { CustomerNeeds } from './needs.ts'

/** `GET /customer/profile` */
export const profile =
  ({ sessions }: CustomerNeeds): Handler<Bindings> =>
  (c) => {
    readCallerHeaders(c)
    readOwnCountry(c)
    readQuery(c, [], [])
    const { mobile, external_id, first_name, last_name, email } = sessions.demand(c)
    return c.json({
      mobile,
      external_id,
      first_name,
      last_name: last_name ?? '',
      blacklisted: false,
      mail_info: { is_verified: false, email },
    })
  }

/** `POST /customer/onboarding/logout` */
export const logout =
  ({ sessions }: CustomerNeeds): Handler<Bindings> =>
  async (c) => {
    readCallerHeaders(c)
    readOwnCountry(c)
    readQuery(c, [], [])
    await readBody(c, {}, {})
    sessions.demand(c)
    sessions.close(c)
    return c.json({ logout_success: true })
  }
