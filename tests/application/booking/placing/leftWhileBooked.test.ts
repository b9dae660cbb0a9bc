import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import type { KeptOrder } from '../../../../src/application/booking/kept/keptOrder.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/order/placeOrder.port.ts'
import { modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import type { FormMemoryError } from '../../../../src/application/ports/formMemory.port.ts'
import type { Order } from '../../../../src/domain/orders/order.ts'
import { makeTabMemory, placedOrder, trackableOrder, wholeDraft } from '../../../support/booking.ts'
import { historyOf, searchedOrder } from '../../../support/orders.ts'
import { makePending, pass, settle } from '../../../support/visitStore.ts'
import { book, offline, reviewing } from './visitPlacing.ts'

/** An order in a tab where the test decides when the booking is answered and when the kept order is read. */
const visitAtLeisure = async () => {
  const answer = makePending<PlaceOrderError, PlacedOrder>()
  const reading = makePending<FormMemoryError, KeptOrder | null>()
  const memory = makeTabMemory()
  let isSlow = false
  const visit = await reviewing({
    memory,
    ports: {
      placeOrder: () => answer.task,
      orderMemory: { ...memory, recall: () => (isSlow ? reading.task() : memory.recall()) },
    },
  })
  const recallSlowly = (slow: boolean) => {
    isSlow = slow
  }
  return { visit, memory, answer, reading, recallSlowly }
}

describe('one order', () => {
  it('goes on being booked when the page is left, and is confirmed on the way back', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    const search = visit.search() ?? ''
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.right(placedOrder))
    await settle()
    await visit.open(search)
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(visit.placed).toHaveLength(1)
  })

  it('is confirmed even if its answer arrives while the page is being opened again', async () => {
    const { visit, memory, answer, reading, recallSlowly } = await visitAtLeisure()
    const search = visit.search() ?? ''
    visit.tell(book)
    await settle()
    visit.leave()
    recallSlowly(true)
    await visit.open(search)
    const before = memory.kept()
    recallSlowly(false)
    answer.answer(E.right(placedOrder))
    await settle()
    reading.answer(E.right(before))
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(JSON.stringify(memory.kept())).toContain(placedOrder.crn)
  })

  it('that fails after the page was left opens no dialog elsewhere', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.left(offline))
    await settle()
    expect(visit.modal()).toEqual({ kind: 'none' })
  })

  it.each([
    ['while it was away', false],
    ['while it was being opened again', true],
  ])(
    'that failed %s is reported once by the page, and can be sent again from there',
    async (_, isOpening) => {
      const { visit, memory, answer, reading, recallSlowly } = await visitAtLeisure()
      const search = visit.search() ?? ''
      visit.tell(book)
      await settle()
      visit.leave()
      recallSlowly(isOpening)
      if (isOpening) await visit.open(search)
      answer.answer(E.left({ kind: 'NetworkError', because: 'failed', message: 'Too busy.' }))
      await settle()
      expect(visit.modal()).toEqual({ kind: 'none' })
      if (isOpening) reading.answer(E.right(memory.kept()))
      await (isOpening ? settle() : visit.open(search))
      expect(visit.modal()).toEqual({ kind: 'error', failed: 'order' })
      expect(visit.placing()).toMatchObject({ status: 'failed', error: { message: 'Too busy.' } })
      recallSlowly(false)
      visit.tell(modalClosed())
      visit.leave()
      await visit.open(search)
      expect(visit.modal()).toEqual({ kind: 'none' })
      visit.tell(book)
      await settle()
      answer.answer(E.right(placedOrder))
      await settle()
      expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
      expect(new Set(visit.requestIds()).size).toBe(1)
    },
  )

  it('does not show the failure that another order had while the page was away', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.left(offline))
    await settle()
    await visit.openDraft({ ...wholeDraft, vehicleId: 2 })
    expect(visit.modal()).toEqual({ kind: 'none' })
    expect(visit.placing().status).toBe('idle')
  })

  it('that is still being booked neither delays the next one nor answers for it', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    visit.tell(book)
    await settle()
    visit.leave()
    await visit.openDraft({ ...wholeDraft, vehicleId: 2 })
    expect(visit.placing().status).toBe('idle')
    visit.tell(book)
    await settle()
    answer.answer(E.right({ ...placedOrder, crn: 'CRN-OLD' }))
    await settle()
    expect(visit.placing().status).toBe('placing')
    answer.answer(E.right(placedOrder))
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
  })

  it.each<[string, (visit: Awaited<ReturnType<typeof reviewing>>) => Promise<unknown>]>([
    [
      'another order is on the page by then',
      (visit) => {
        visit.leave()
        return visit.openDraft({ ...wholeDraft, vehicleId: 2 })
      },
    ],
    ['it was given up before', () => pass(limits.requestDeadline)],
  ])('is among the live orders once it is answered, even if %s', async (_, wait) => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    let live: readonly Order[] = []
    const visit = await reviewing({
      ports: {
        placeOrder: () => answer.task,
        loadOrderHistory: () => TE.right(historyOf(live, [])),
      },
    })
    visit.tell(book)
    await settle()
    await wait(visit)
    expect(visit.state().orders?.live).toEqual([])
    live = [searchedOrder]
    answer.answer(E.right(placedOrder))
    await settle()
    expect(visit.state().orders?.live).toEqual([searchedOrder])
  })
})
