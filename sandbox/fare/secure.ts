import type { Handler } from 'hono'
import * as t from 'io-ts'
import type { Bindings } from '../http/calls.ts'
import { readBody, readOrderHeaders } from '../http/strictRequest.ts'
import { readSecureEnquiry } from './enquiry.ts'
import type { Estimates } from './estimates.ts'

const failed = (error: string) => ({ response: null, status: 'failed', error })

/**
 * `POST /fare_estimate_secure`: issues the token of an estimate that the validator quoted (spec 1
 * §7).
 */
export const secure =
  (estimates: Estimates): Handler<Bindings> =>
  async (c) => {
    readOrderHeaders(c)
    const { question, regionId } = readSecureEnquiry(c)
    await readBody(c, { re_id: t.literal('Default') }, {})
    const quote = estimates.recall(question)
    if (quote === undefined) return c.json(failed('This fare estimate was not validated'))
    if (quote.geo_region_id !== regionId) {
      return c.json(failed(`This fare estimate is not of geo_region_id ${regionId}`))
    }
    return c.json({
      response: { fare_estimate_token: estimates.issue(quote) },
      status: 'success',
      error: null,
    })
  }
