import { describe, expect, it } from '@jest/globals'
import { type Changes, get } from './support/calls.ts'
import { callHeaders } from './support/customer.ts'
import { listIn, valueIn } from './support/inAnswer.ts'
import { crnsIn, sandboxOfOrders } from './support/orderCalls.ts'

const { sandbox, newCustomer, booked, history, cancel } = sandboxOfOrders()

const second = 1000
const minute = 60 * second

describe('order history', () => {
  it('separates orders under way from past ones, newest first', async () => {
    const who = await newCustomer()
    const crns: string[] = []
    for (let order = 0; order < 4; order += 1) {
      crns.push(await booked(who))
      sandbox().clock.advance(order === 1 ? 30 * minute : second)
    }
    const [first = '', second_ = '', third = '', fourth = ''] = crns
    await cancel(who, third)
    const answer = await history(who)
    expect(crnsIn(answer, 'live_orders')).toEqual([fourth])
    expect(crnsIn(answer, 'past_orders')).toEqual([third, second_, first])
    expect(listIn(answer.body, 'past_orders').map((o) => valueIn(o, 'rebooking_enabled'))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('has pages of past orders, each with the orders under way', async () => {
    const who = await newCustomer()
    const crns: string[] = []
    for (let order = 0; order < 12; order += 1) crns.unshift(await booked(who))
    sandbox().clock.advance(30 * minute)
    const live = await booked(who)
    const first = await history(who)
    expect(first.body).toMatchObject({ limit: 10, offset: 0 })
    expect(crnsIn(first, 'past_orders')).toEqual(crns.slice(0, 10))
    const next = await history(who, { limit: '10', offset: '10' })
    expect(next.body).toMatchObject({ limit: 10, offset: 10 })
    expect(crnsIn(next, 'past_orders')).toEqual(crns.slice(10))
    expect(crnsIn(next, 'live_orders')).toEqual([live])
    expect(crnsIn(await history(who, { offset: '99' }), 'past_orders')).toEqual([])
  })

  it.each([
    [{ limit: '0' }, 'query parameter limit must be a whole number from 1 to 100'],
    [{ limit: '101' }, 'query parameter limit must be a whole number from 1 to 100'],
    [{ limit: '1e1' }, 'query parameter limit must be a whole number from 1 to 100'],
    [{ offset: '-1' }, 'query parameter offset must be a whole number from 0 to 999999999'],
    [{ page: '2' }, 'unknown query parameter page'],
  ])('refuses %j', async (query, error) => {
    expect(await history(await newCustomer(), query)).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('requires only the headers that the spec names', async () => {
    const who = await newCustomer()
    const bare = {
      'device-id': undefined,
      'preferred-languages': undefined,
      'content-type': undefined,
    }
    const ask = (changes: Changes) =>
      get(`${sandbox().url}/sandbox/order/order-history/orders`, {
        headers: callHeaders(who, changes),
      })
    expect(await ask(bare)).toMatchObject({ status: 200 })
    for (const name of ['brand', 'source', 'client-request-uuid', 'country']) {
      expect(await ask({ ...bare, [name]: undefined })).toMatchObject({
        status: 400,
        body: { error: `header ${name} is missing` },
      })
    }
  })
})
