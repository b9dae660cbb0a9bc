import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type {
  LoadServiceAreaError,
  ServiceArea,
} from '../../../../src/application/booking/area/loadServiceArea.port.ts'
import {
  goodsTypeChosen,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { makeTab, profileOfAsha } from '../../../support/account.ts'
import { serviceArea, wholeDraft } from '../../../support/booking.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, settle, unanswered } from '../../../support/visitStore.ts'
import { book } from './visitPlacing.ts'

describe('the primary button', () => {
  it('does not book if the customer left the page while their profile was loading', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const another = { ...wholeDraft, vehicleId: 2 }
    const left = async () => {
      const visit = visitOrder({ ports: { loadProfile: () => profile.task } })
      await visit.openDraft()
      visit.tell(book)
      await settle()
      visit.leave()
      return visit
    }
    const elsewhere = await left()
    const onAnother = await left()
    await onAnother.openDraft(another)
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(elsewhere.placed).toEqual([])
    expect(onAnother.placed).toEqual([])
  })

  it('does not book the order of another link that was opened over it meanwhile', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, draft, placed, placing } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft()
    tell(book)
    await settle()
    await openDraft({ ...wholeDraft, vehicleId: 2 })
    expect(placing().status).toBe('idle')
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(draft().vehicleId).toBe(2)
    expect(placed).toEqual([])
  })

  it('books what was shown when it was tapped, even before the customer is known', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, placed, placing, modal, review } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft()
    tell(book)
    await settle()
    expect(placing()).toEqual({ status: 'awaiting', last: null })
    tell(vehicleChosen(2), stopEditRequested('drop'), goodsTypeChosen('food'))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(review().edit).toBeNull()
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(placed.map(({ order }) => order)).toEqual([wholeDraft])
    expect(placing().status).toBe('placed')
  })

  it('ignores an edit whose check ends while the booking waits', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const area = makePending<LoadServiceAreaError, ServiceArea>()
    const { openDraft, tell, draft, placed, review } = visitOrder({
      ports: { loadProfile: () => profile.task, loadServiceArea: () => area.task },
    })
    await openDraft()
    tell(stopEditRequested('drop'), stopEdited({ address: entryOf(indiranagar) }))
    tell(stopSaveRequested(), book)
    await settle()
    area.answer(E.right(serviceArea))
    await settle()
    expect(draft()).toEqual(wholeDraft)
    expect(review().edit?.form.phase).toEqual({ status: 'untouched' })
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(placed.map(({ order }) => order)).toEqual([wholeDraft])
  })

  it('opens no login after the page was left', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, leave, modal } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft()
    tell(book)
    await settle()
    leave()
    profile.answer(E.left({ kind: 'NetworkError', because: 'unbelieved', message: null }))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('opens no login for a customer who logs out in another tab before they are known', async () => {
    const tab = makeTab()
    const { openDraft, tell, browser, placing, modal } = visitOrder({
      ports: { loadProfile: () => unanswered, onReturn: tab.onReturn },
    })
    await openDraft()
    tell(book)
    await settle()
    browser.forget('left')
    tab.comeBack()
    await settle()
    expect(placing().status).toBe('idle')
    expect(modal()).toEqual({ kind: 'none' })
  })

  it.each([
    E.right(profileOfAsha),
    E.left({ kind: 'NetworkError', because: 'unbelieved', message: null } as const),
  ])('does nothing on another page that the customer has just gone to: %j', async (answer) => {
    let url = 'https://hathi.example/en-IN/order-review'
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, placed, modal } = visitOrder({
      ports: {
        loadProfile: () => profile.task,
        readPage: () => ({ url, isDeviceMobile: true }),
      },
    })
    await openDraft()
    tell(book)
    await settle()
    url = 'https://hathi.example/en-IN'
    profile.answer(answer)
    await settle()
    expect(placed).toEqual([])
    expect(modal()).toEqual({ kind: 'none' })
  })
})
