import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { KeptOrder } from '../../../src/application/booking/kept/keptOrder.ts'
import { bookingRequested, resultsOpened } from '../../../src/application/fare/fareResults.slice.ts'
import { rebookRequested } from '../../../src/application/orders/orders.slice.ts'
import { orderLoaded } from '../../../src/application/orders/tracking.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import { makeTabMemory, orderEstimate } from '../../support/booking.ts'
import { orderAt, pastOrder } from '../../support/orders.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { makePending, settle } from '../../support/visitStore.ts'
import { cancelledOrder, visitPlaced } from './visitPlaced.ts'

describe('an order that was booked before', () => {
  it('is not kept again when other orders end', async () => {
    const memory = makeTabMemory()
    let kept = 0
    const keep: typeof memory.keep = (order) => {
      kept += 1
      return memory.keep(order)
    }
    const { leave, tell } = await visitPlaced({ orderMemory: { ...memory, keep } })
    leave()
    const before = kept
    tell(orderLoaded({ ...orderAt('completed'), crn: 'CRN9' }))
    await settle()
    expect(kept).toBe(before)
  })

  describe('that ends while its page is closed', () => {
    /** The memory is slow to read what it keeps. */
    const visitEnding = async () => {
      const memory = makeTabMemory()
      const recalling = makePending<FormMemoryError, KeptOrder | null>()
      const visit = await visitPlaced({}, memory)
      const before = visit.keptOrder()
      const ending = visitOrder({
        memory: makeTabMemory(before),
        ports: { orderMemory: { ...memory, recall: recalling.task } },
      })
      await settle()
      ending.tell(orderLoaded(cancelledOrder))
      await settle()
      const answer = async () => {
        recalling.answer(E.right(before))
        await settle()
      }
      return { ...ending, kept: memory.kept, answer }
    }

    it('does not take the place of an order that is booked again meanwhile', async () => {
      const { tell, kept, answer } = await visitEnding()
      tell(rebookRequested(pastOrder))
      await answer()
      expect(kept()?.draft.drop.landmark).toBe('Indiranagar, Bengaluru')
    })

    it('does not take the place of an order of new fares that is kept meanwhile', async () => {
      const memory = makeTabMemory()
      await visitPlaced({}, memory)
      const reading = makePending<FormMemoryError, undefined>()
      const visit = visitOrder({
        memory,
        ports: {
          recallEstimate: () => TE.right({ ...orderEstimate, token: 'token-9' }),
          orderMemory: {
            ...memory,
            // Returns what was kept when the reading began.
            recall: async () => {
              const kept = await memory.recall()
              await reading.task()
              return kept
            },
          },
        },
      })
      visit.tell(
        resultsOpened({
          path: '/en-IN/fare_estimate_mob',
          query: [['fare_estimate_token', 'token-9']],
        }),
      )
      await settle()
      visit.tell(bookingRequested({ vehicleId: 1 }))
      await settle()
      expect(reading.count()).toBe(1)
      visit.tell(orderLoaded(cancelledOrder))
      await settle()
      while (reading.count() > 0) {
        reading.answer(E.right(undefined))
        await settle()
      }
      expect(memory.kept()?.draft.fareEstimateToken).toBe('token-9')
    })

    it('does not take the place of the last of several orders that are booked again meanwhile', async () => {
      const { tell, kept, answer } = await visitEnding()
      const last = { ...pastOrder, service: { ...pastOrder.service, vehicleId: 9 } }
      tell(rebookRequested(pastOrder))
      await settle()
      tell(rebookRequested(last))
      await settle()
      await answer()
      expect(kept()?.draft.vehicleId).toBe(9)
    })

    it('is not kept again once its customer has left', async () => {
      const { tell, kept, answer } = await visitEnding()
      tell(logoutRequested())
      await settle()
      expect(kept()).toBeNull()
      await answer()
      expect(kept()).toBeNull()
    })
  })
})
