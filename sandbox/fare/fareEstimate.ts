import type { Handler } from 'hono'
import { type Clock, dayMs, isoTime } from '../clock.ts'
import type { Bindings } from '../http/calls.ts'
import { dataNotFound, refusal } from '../http/refusal.ts'
import { readOrderHeaders, readQuery } from '../http/strictRequest.ts'
import type { Estimates } from './estimates.ts'
import { quotedIn } from './vehicleWords.ts'

/** `GET /website/fare_estimates/:token`: the quote, for a reload or another device, for a day. */
export const fareEstimate =
  (estimates: Estimates, clock: Clock): Handler<Bindings> =>
  (c) => {
    const { locale } = readOrderHeaders(c)
    readQuery(c, [], [])
    const found = estimates.find(c.req.param('token') ?? '')
    if (found === undefined) throw dataNotFound()
    if (clock.now() - found.quotedAt > dayMs) throw refusal(410, 'This estimate has expired')
    const vehicles = found.quote.vehicles.map(quotedIn(locale))
    return c.json({ ...found.quote, vehicles, quoted_at: isoTime(found.quotedAt) })
  }
