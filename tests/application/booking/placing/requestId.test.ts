import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import {
  draftChanged,
  reviewAgainRequested,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/order/placeOrder.port.ts'
import { errorRetryRequested, modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import type { GoodsType } from '../../../../src/domain/booking/goodsType.ts'
import { asha, makeCredentialMemory } from '../../../support/account.ts'
import { makeTabMemory, placedOrder, wholeDraft } from '../../../support/booking.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered } from '../../../support/visitStore.ts'
import { answering, book, offline, reviewing } from './visitPlacing.ts'

describe('one order', () => {
  it('keeps its request id however often it is retried', async () => {
    const { tell, requestIds, modal, placing } = await reviewing({
      ports: { placeOrder: answering(offline, offline) },
    })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'order' })
    tell(errorRetryRequested('order'))
    await settle()
    tell(errorRetryRequested('order'))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(placing().status).toBe('placed')
    expect(requestIds()).toHaveLength(3)
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('is sent again by the Retry of its own failure only', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(modalClosed(), errorRetryRequested('estimate'), errorRetryRequested('stop'))
    await settle()
    expect(requestIds()).toHaveLength(1)
    tell(errorRetryRequested('order'))
    await settle()
    expect(requestIds()).toHaveLength(2)
  })

  it('waits for the goods it names to load, so that they cannot change it between retries', async () => {
    const goods = makePending<RemoteError, readonly GoodsType[]>()
    const answers = makePending<PlaceOrderError, PlacedOrder>()
    const { tell, offered, placed, requestIds } = await reviewing(
      { ports: { placeOrder: () => answers.task, loadGoodsTypes: () => goods.task } },
      { ...wholeDraft, goodsType: 'made_up' },
    )
    tell(book)
    await settle()
    expect(offered().status).toBe('loading')
    expect(placed).toEqual([])
    goods.answer(E.right([]))
    await settle()
    tell(book)
    await pass(limits.requestDeadline)
    tell(errorRetryRequested('order'))
    await settle()
    expect(placed.map(({ order }) => order.goodsType)).toEqual([null, null])
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('has another request id after an edit', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(vehicleChosen(2), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('has the same request id with its number in another spelling', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(draftChanged({ receiver: { name: 'Kiran Rao', mobile: '+91 98123-45678' } }), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('has another request id if another customer logged in', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(customerRecognised({ ...asha, mobile: '9000000001', authToken: 'other' }))
    await settle()
    tell(draftChanged(wholeDraft), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('has another request id if this tab does not know whose it was', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory, ports: { placeOrder: answering(offline) } })
    first.tell(book)
    await settle()
    const kept = memory.kept()
    const second = visitOrder({
      memory: makeTabMemory(kept && { ...kept, customer: null }),
      ports: {
        mintRequestId: () => 'another',
        credentials: makeCredentialMemory({ authToken: 'other', mobile: '9000000001' }),
      },
    })
    await second.open(first.search() ?? '')
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
    expect(first.requestIds()).not.toContain('another')
  })

  it('is kept in this tab before it is sent', async () => {
    const memory = makeTabMemory()
    let keptBefore = ''
    const { tell, placed } = await reviewing({
      memory,
      ports: {
        placeOrder: () => {
          keptBefore = JSON.stringify(memory.kept())
          return TE.right(placedOrder)
        },
      },
    })
    tell(book)
    await settle()
    expect(keptBefore).toContain(placed[0]?.context.requestId)
  })

  it('has the same request id after a reload while it was being sent', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory, ports: { placeOrder: () => unanswered } })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory, ports: { mintRequestId: () => 'another' } })
    await second.open(first.search() ?? '')
    expect(second.placing().status).toBe('idle')
    second.tell(book)
    await settle()
    expect(second.placed).toEqual(first.placed)
  })

  it('has the same request id when it is reviewed again and booked unedited', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory, ports: { mintRequestId: () => 'another' } })
    await second.open(first.search() ?? '')
    second.tell(reviewAgainRequested())
    await settle()
    expect(second.placing().status).toBe('idle')
    expect(second.offered().status).toBe('offered')
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(first.requestIds())
    expect(second.placing().status).toBe('placed')
  })

  it('that is lost to a crash is reported in a dialog, and sent again from there unchanged', async () => {
    let isBroken = true
    const visit = await reviewing({
      ports: {
        placeOrder: () => {
          if (isBroken) throw new RangeError()
          return TE.right(placedOrder)
        },
      },
    })
    visit.tell(book)
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'failed', error: { kind: 'FlowCrashed' } })
    expect(visit.modal()).toMatchObject({ kind: 'error', failed: 'order' })
    isBroken = false
    visit.tell(errorRetryRequested('order'))
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'placed' })
    expect(new Set(visit.requestIds()).size).toBe(1)
  })
})
