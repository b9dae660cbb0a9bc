import type { Context, Handler } from 'hono'
import * as t from 'io-ts'
import type { Bindings } from '../http/calls.ts'
import { dataNotFound, refusal } from '../http/refusal.ts'
import { readBody, readOrderHeaders, readQuery, readRequestHeaders } from '../http/strictRequest.ts'
import type { BookingCalls } from './needs.ts'
import { orderAnswer, trackedOrderAnswer } from './orderAnswer.ts'
import { isUnderWay, statusAt } from './orderLife.ts'
import type { Order } from './orders.ts'

const demandOrder = (c: Context, { orders }: BookingCalls, mobile: string): Order => {
  const order = orders.find(mobile, c.req.param('crn') ?? '')
  if (order === undefined) throw dataNotFound()
  return order
}

/** `GET /website/orders/:crn`: one of the customer's own orders. */
export const order =
  (needs: BookingCalls): Handler<Bindings> =>
  (c) => {
    readOrderHeaders(c)
    readQuery(c, [], [])
    const { mobile } = needs.sessions.demand(c)
    return c.json(trackedOrderAnswer(demandOrder(c, needs, mobile), needs.clock.now()))
  }

const longestReason = 500

const readReason = async (c: Context): Promise<string> => {
  const { reason } = await readBody(c, { reason: t.string }, {})
  if (reason.trim() === '') throw refusal(422, 'This field is required')
  if (reason.length > longestReason) {
    throw refusal(422, `Maximum ${longestReason} letters`)
  }
  return reason.trim()
}

/** `POST /website/orders/:crn/cancel`: only while a driver is being searched. */
export const cancelOrder =
  (needs: BookingCalls): Handler<Bindings> =>
  async (c) => {
    const { requestId } = readOrderHeaders(c)
    readQuery(c, [], [])
    const { mobile } = needs.sessions.demand(c)
    const reason = await readReason(c)
    const { crn } = demandOrder(c, needs, mobile)
    const said = { crn, reason }
    const answer = needs.answeredOnce(
      { call: 'cancelOrder', caller: mobile, requestId, said },
      () => {
        const now = needs.clock.now()
        if (statusAt(demandOrder(c, needs, mobile), now) !== 'searching') {
          throw refusal(409, 'This order can no longer be cancelled')
        }
        needs.orders.cancel(crn, reason, now)
        return trackedOrderAnswer(demandOrder(c, needs, mobile), now)
      },
    )
    return c.json(answer)
  }

const longestPage = 100
const furthestOffset = 999_999_999

/** The defaults of spec 2 §4. */
const readPage = (c: Context): { readonly limit: number; readonly offset: number } => {
  const { optional } = readQuery(c, [], ['limit', 'offset'])
  const read = (name: 'limit' | 'offset', usual: number, least: number, most: number): number => {
    const text = optional(name) ?? String(usual)
    const number = Number(text)
    if (!/^\d{1,9}$/.test(text) || number < least || number > most) {
      throw refusal(400, `query parameter ${name} must be a whole number from ${least} to ${most}`)
    }
    return number
  }
  return { limit: read('limit', 10, 1, longestPage), offset: read('offset', 0, 0, furthestOffset) }
}

/** `GET /order-history/orders`: every order under way, and a page of the past ones, newest first. */
export const orderHistory =
  (needs: BookingCalls): Handler<Bindings> =>
  (c) => {
    readRequestHeaders(c)
    const { limit, offset } = readPage(c)
    const { mobile } = needs.sessions.demand(c)
    const now = needs.clock.now()
    const all = needs.orders.list(mobile)
    const answers = (isLive: boolean) =>
      all
        .filter((candidate) => isUnderWay(statusAt(candidate, now)) === isLive)
        .map((candidate) => orderAnswer(candidate, now))
    return c.json({
      limit,
      offset,
      live_orders: answers(true),
      past_orders: answers(false).slice(offset, offset + limit),
    })
  }
