import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E, type taskEither as TE } from 'fp-ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import { historyOpened, morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import {
  cancelRequested,
  refreshRequested,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import {
  historyOf,
  orderAt,
  pastOrder,
  pastOrders,
  quietOrders,
  searchedOrder,
} from '../../support/orders.ts'
import { settle } from '../../support/visitStore.ts'
import { visitOrders } from './visitOrders.ts'

/** Answers that arrive in any order, each with the number of its request. */
const makeNumbered = (scheduler: fc.Scheduler) => {
  let asked = 0
  return {
    last: () => asked,
    ask: <Answer>(answer: (number: number) => Answer): TE.TaskEither<never, Answer> => {
      asked += 1
      const number = asked
      return () => scheduler.schedule(Promise.resolve(E.right(answer(number))), `answer ${number}`)
    },
  }
}

describe('in whatever order answers come', () => {
  it('an order is shown as the newest request returned it', async () => {
    const step = fc.constantFrom('open', 'open another', 'refresh', 'return', 'connect')
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (scheduler, steps) => {
          const numbered = makeNumbered(scheduler)
          const { tell, comeBack, tracking, stop } = visitOrders({
            // The order's time is the number of the request.
            loadOrder: (crn) =>
              numbered.ask((number) => ({ ...searchedOrder, crn, createdAt: number })),
          })
          await settle()
          let opened = 'CRN1'
          tell(trackingOpened(opened))
          let newest = 0
          const check = () => {
            const present = tracking()
            if (present.status !== 'shown') return
            expect(present.order.crn).toBe(opened)
            expect(present.order.createdAt).toBeGreaterThanOrEqual(newest)
            newest = present.order.createdAt
          }
          const act = {
            open: () => tell(trackingOpened(opened)),
            'open another': () => {
              opened = opened === 'CRN1' ? 'CRN2' : 'CRN1'
              tell(trackingOpened(opened))
            },
            refresh: () => tell(refreshRequested()),
            return: comeBack,
            connect: () => tell(connectionReturned()),
          }
          scheduler.scheduleSequence(
            steps.map((name) => ({
              label: name,
              builder: async () => {
                act[name]()
                await settle()
                check()
              },
            })),
          )
          while (scheduler.count() > 0) {
            await scheduler.waitOne()
            await settle()
            check()
          }
          expect(tracking()).toMatchObject({
            status: 'shown',
            order: { crn: opened, createdAt: numbered.last() },
          })
          stop()
        },
      ),
      { numRuns: 100 },
    )
  }, 120_000)

  it('an order that was cancelled is never shown as still searching', async () => {
    const step = fc.constantFrom('refresh', 'return', 'connect', 'cancel')
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (scheduler, steps) => {
          const numbered = makeNumbered(scheduler)
          let isOff = false
          const { tell, comeBack, tracking, asked, stop } = visitOrders({
            // The state at the time of the request, however late the answer arrives.
            loadOrder: () => {
              const order = isOff ? orderAt('cancelled') : searchedOrder
              return numbered.ask(() => order)
            },
            cancelOrder: () => {
              isOff = true
              return numbered.ask(() => orderAt('cancelled'))
            },
          })
          await settle()
          tell(trackingOpened(searchedOrder.crn))
          let wasOff = false
          const check = () => {
            const present = tracking()
            const isShownOff = present.status === 'shown' && present.order.status === 'cancelled'
            expect([wasOff, isShownOff]).not.toEqual([true, false])
            wasOff = isShownOff
          }
          const act = {
            refresh: () => tell(refreshRequested()),
            return: comeBack,
            connect: () => tell(connectionReturned()),
            cancel: () => tell(cancelRequested({ reason: 'Changed my mind' })),
          }
          scheduler.scheduleSequence(
            steps.map((name) => ({
              label: name,
              builder: async () => {
                act[name]()
                await settle()
                check()
              },
            })),
          )
          while (scheduler.count() > 0) {
            await scheduler.waitOne()
            await settle()
            check()
          }
          expect(wasOff).toBe(asked.cancels.length > 0)
          expect(new Set(asked.cancels.map(({ context }) => context.requestId)).size).toBe(
            Math.min(1, asked.cancels.length),
          )
          stop()
        },
      ),
      { numRuns: 100 },
    )
  }, 120_000)

  it('what is under way is shown as the newest request returned it, whichever page sent that', async () => {
    const step = fc.constantFrom('open', 'more', 'return')
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (scheduler, steps) => {
          const numbered = makeNumbered(scheduler)
          const { tell, comeBack, orders, stop } = visitOrders({
            ...quietOrders,
            loadOrderHistory: ({ offset }) =>
              numbered.ask((number) =>
                historyOf(
                  [{ ...searchedOrder, createdAt: number }],
                  offset === 0 ? pastOrders(10) : [{ ...pastOrder, crn: `CRN-${number}` }],
                  offset,
                ),
              ),
          })
          await settle()
          let newest = 0
          const check = () => {
            const [order] = orders().live ?? []
            if (order === undefined) return
            expect(order.createdAt).toBeGreaterThanOrEqual(newest)
            newest = order.createdAt
          }
          const act = {
            open: () => tell(historyOpened()),
            more: () => tell(morePastRequested()),
            return: comeBack,
          }
          scheduler.scheduleSequence(
            steps.map((name) => ({
              label: name,
              builder: async () => {
                act[name]()
                await settle()
                check()
              },
            })),
          )
          while (scheduler.count() > 0) {
            await scheduler.waitOne()
            await settle()
            check()
          }
          expect(newest).toBe(numbered.last())
          const { history } = orders()
          const past = history.status === 'shown' ? history.past : []
          expect(new Set(past.map(({ crn }) => crn)).size).toBe(past.length)
          stop()
        },
      ),
      { numRuns: 100 },
    )
  }, 120_000)
})
