import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { selectOtherCategory } from '../../../../src/application/booking/offer/offer.selectors.ts'
import { offerRetryRequested } from '../../../../src/application/booking/offer/offer.slice.ts'
import {
  bookingActionRequested,
  categoryRequested,
  goodsTypeChosen,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { PlacedOrder } from '../../../../src/application/booking/order/placeOrder.port.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import {
  goodsTypes,
  makeTabMemory,
  tata407,
  twoWheeler,
  wholeDraft,
} from '../../../support/booking.ts'
import { quote, tataAce } from '../../../support/fares.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, settle, unanswered } from '../../../support/visitStore.ts'

const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }

describe('goods', () => {
  it('filter the vehicles and put the best first', async () => {
    const { openDraft, tell, offered, draft } = visitOrder()
    await openDraft()
    tell(goodsTypeChosen('furniture'))
    expect(offered()).toMatchObject({ vehicles: [tata407, tataAce], served: 2 })
    expect(draft()).toMatchObject({ goodsType: 'furniture', vehicleId: 1 })
    tell(goodsTypeChosen(null))
    expect(offered()).toMatchObject({ vehicles: [tataAce, tata407] })
  })

  it('drop a chosen vehicle that does not suit them, without calling it an invalid service', async () => {
    const { openDraft, tell, review } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId: 2 })
    tell(goodsTypeChosen('catering'))
    expect(review()).toMatchObject({
      vehicleInvalid: false,
      draft: { goodsType: 'catering', vehicleId: null },
    })
  })

  it('that no quoted vehicle carries lead to the fares of the other category, which stays', async () => {
    const { openDraft, tell, bookingState, offered, asked, draft } = visitOrder({
      ports: {
        quoteFare: () => TE.right({ ...quote, vehicles: [twoWheeler] }),
      },
    })
    await openDraft()
    tell(goodsTypeChosen('documents'))
    expect(offered()).toMatchObject({ vehicles: [], served: 2 })
    expect(selectOtherCategory(bookingState())).toBe('two-wheeler')
    tell(categoryRequested('two-wheeler'))
    await settle()
    expect(offered()).toMatchObject({ vehicles: [twoWheeler] })
    expect(selectOtherCategory(bookingState())).toBeNull()
    expect(draft()).toMatchObject({ goodsType: 'documents', vehicleId: null })
    tell(stopEditRequested('drop'))
    tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
    await settle()
    expect(asked.quotes).toHaveLength(2)
    for (const { enquiry } of asked.quotes) expect(enquiry.category).toBe('two-wheeler')
    expect(offered()).toMatchObject({ vehicles: [twoWheeler] })
    tell(goodsTypeChosen('furniture'))
    expect(selectOtherCategory(bookingState())).toBe('trucks')
  })

  it('lead to the fares of the other category even after a reload before these arrive', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({ memory, ports: { quoteFare: () => unanswered } })
    await first.openDraft()
    first.tell(goodsTypeChosen('documents'), categoryRequested('two-wheeler'))
    await settle()
    const second = visitOrder({
      memory,
      ports: { quoteFare: () => TE.right({ ...quote, vehicles: [twoWheeler] }) },
    })
    await second.open(first.search() ?? '')
    expect(second.asked.quotes.map(({ enquiry }) => enquiry.category)).toEqual(['two-wheeler'])
    expect(second.offered()).toMatchObject({ vehicles: [twoWheeler] })
  })

  it('lead to no other fares while the order is being booked', async () => {
    const placing = makePending<RemoteError, PlacedOrder>()
    const { openDraft, tell, asked, draft } = visitOrder({
      ports: { placeOrder: () => placing.task },
    })
    await openDraft()
    tell(bookingActionRequested())
    await settle()
    tell(categoryRequested('two-wheeler'))
    await settle()
    expect(asked.quotes).toEqual([])
    expect(draft().vehicleId).toBe(1)
    placing.answer(E.left(offline))
    await settle()
    tell(stopEditRequested('drop'))
    tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
    await settle()
    expect(asked.quotes.map(({ enquiry }) => enquiry.category)).toEqual(['trucks'])
  })

  it('that do not exist are dropped', async () => {
    const { openDraft, draft, search } = visitOrder()
    await openDraft({ ...wholeDraft, goodsType: '<script>' })
    expect(draft()).toMatchObject({ goodsType: null, vehicleId: 1 })
    expect(search()).not.toContain('goods_type')
  })

  it('that fail to load are requested again, and nothing else is', async () => {
    let isDown = true
    const { openDraft, offer, tell, areas, asked } = visitOrder({
      ports: { loadGoodsTypes: () => (isDown ? TE.left(offline) : TE.right(goodsTypes)) },
    })
    await openDraft()
    expect(offer().goods).toEqual({ status: 'failed', error: offline })
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(offer().goods).toEqual({ status: 'loaded', goodsTypes })
    expect(areas).toHaveLength(1)
    expect(asked.recalls).toHaveLength(1)
  })
})
