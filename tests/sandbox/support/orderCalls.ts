import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import { booking } from './booking.ts'
import { type Answer, type Changes, get, post } from './calls.ts'
import { callHeaders, signUp } from './customer.ts'
import { listIn, textIn } from './inAnswer.ts'
import { sandboxForTests } from './running.ts'

const url = (path: string, at: Sandbox): string => `${at.url}/sandbox/order${path}`

export const crnsIn = (answer: Answer, list: 'live_orders' | 'past_orders'): readonly string[] =>
  listIn(answer.body, list).map((order) => textIn(order, 'order_crn'))

/**
 * One sandbox for all the tests of a file, and the calls of customers who book there. Its clock stands still until
 * a test moves it: orders go on with time, and a busy machine takes its time between two calls.
 */
export const sandboxOfOrders = () => {
  const sandbox = sandboxForTests({ now: () => Date.UTC(2026, 0, 5, 6) })
  let last = 9100000000
  /** Each test has a customer of its own, and so sees no orders of another test. */
  const newCustomer = (frequency?: string): Promise<Changes> => {
    last += 1
    return signUp(sandbox(), String(last), frequency)
  }

  const book = (who: Changes, changes: object = {}, more: Changes = {}, at = sandbox()) =>
    post(url('/website/orders', at), { body: booking(changes), headers: callHeaders(who, more) })

  const booked = async (who: Changes, changes: object = {}): Promise<string> => {
    const answer = await book(who, changes)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return textIn(answer.body, 'order_crn')
  }

  const track = (who: Changes, crn: string, at = sandbox()) =>
    get(url(`/website/orders/${crn}`, at), { headers: callHeaders(who) })

  const statusOf = async (who: Changes, crn: string): Promise<string> =>
    textIn((await track(who, crn)).body, 'order_status')

  const history = (who: Changes, query: Record<string, string> = {}, at = sandbox()) =>
    get(url('/order-history/orders', at), { query, headers: callHeaders(who) })

  const cancel = (
    who: Changes,
    crn: string,
    reason: unknown = 'Changed my mind',
    more: Changes = {},
  ) =>
    post(url(`/website/orders/${crn}/cancel`, sandbox()), {
      body: { reason },
      headers: callHeaders(who, more),
    })

  return { sandbox, newCustomer, book, booked, track, statusOf, history, cancel }
}
