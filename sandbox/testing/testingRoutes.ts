import { Hono } from 'hono'
import * as t from 'io-ts'
import { type Clock, isoTime } from '../clock.ts'
import { type Bindings, callNames } from '../http/calls.ts'
import { refusal } from '../http/refusal.ts'
import { readBody } from '../http/strictRequest.ts'
import type { DriverSearch } from '../orders/driverSearch.ts'
import { FaultKind, type Faults } from './faults.ts'
import type { Journal } from './journal.ts'

type TestingNeeds = {
  readonly clock: Clock
  readonly faults: Faults
  readonly journal: Journal
  readonly driverSearch: DriverSearch
}

// The contract writes years with four digits, also of what ends some days after the clock's time.
const latestYear = 9998
const tooLate = Date.UTC(latestYear + 1, 0)

/** `/faults`, `/journal`, `/clock` and `/drivers`: mounted only when the sandbox was started for tests. */
export const testingRoutes = ({
  clock,
  faults,
  journal,
  driverSearch,
}: TestingNeeds): Hono<Bindings> => {
  const routes = new Hono<Bindings>()
  routes
    .get('/faults', (c) => c.json(faults.list()))
    .post('/faults', async (c) => {
      const { call: name, ...order } = await readBody(
        c,
        { call: t.string, fault: FaultKind },
        { times: t.Int, delay_ms: t.number, status: t.Int, body: t.unknown },
      )
      const call = callNames.find((known) => known === name)
      if (call === undefined) {
        throw refusal(400, `no such call: ${name}; there are ${callNames.join(', ')}`)
      }
      return c.json(faults.add({ ...order, call }), 201)
    })
    .delete('/faults', (c) => {
      faults.clear()
      return c.body(null, 204)
    })
    .get('/journal', (c) => c.json(journal.list()))
    .delete('/journal', (c) => {
      journal.clear()
      return c.body(null, 204)
    })
    .get('/clock', (c) => c.json({ now: isoTime(clock.now()) }))
    .post('/clock', async (c) => {
      const { advance_ms: ms } = await readBody(c, { advance_ms: t.number }, {})
      if (ms < 0) throw refusal(400, 'advance_ms must not be negative: the clock never goes back')
      if (clock.now() + ms >= tooLate) {
        throw refusal(400, `advance_ms must not lead beyond the year ${latestYear}`)
      }
      return c.json({ now: isoTime(clock.advance(ms)) })
    })
    .post('/drivers', async (c) => {
      const { unsuccessful_every: nth } = await readBody(c, { unsuccessful_every: t.Int }, {})
      if (nth < 0) throw refusal(400, 'unsuccessful_every must not be negative: 0 is for none')
      driverSearch.failEvery(nth)
      return c.json({ unsuccessful_every: nth })
    })
  return routes
}
