import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import {
  bookingActionRequested,
  draftChanged,
  stopEdited,
  stopEditRequested,
  stopFieldLeft,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import {
  selectIsStopValid,
  selectStopProblems,
} from '../../../../src/application/booking/stops/stopEdit.selectors.ts'
import { modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import {
  confirmRequested,
  pickerOpened,
} from '../../../../src/application/place/locationPicker.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import type { FareQuote } from '../../../../src/domain/fare/fareQuote.ts'
import { makeTabMemory, orderQuote, wholeDraft } from '../../../support/booking.ts'
import { entryOf, indiranagar, whitefield } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, settle, type WorldNeeds } from '../../../support/visitStore.ts'
import { editingDrop, mapOpened, moved } from './editDrop.ts'

describe('editing an end of the route', () => {
  it('begins with the data of the order', async () => {
    const { review, modal } = await editingDrop()
    expect(modal()).toEqual({ kind: 'address', waypoint: 'drop' })
    expect(review().edit?.form.input).toEqual({
      address: entryOf(whitefield),
      house: '',
      name: 'Kiran Rao',
      mobile: '9812345678',
    })
  })

  it('is not saved before the map over it is confirmed', async () => {
    const { tell, review, draft } = await editingDrop()
    tell(mapOpened, stopSaveRequested())
    await settle()
    expect(review().edit).not.toBeNull()
    tell(confirmRequested())
    await settle()
    tell(stopSaveRequested())
    await settle()
    expect(draft().drop.landmark).toBe(indiranagar.landmark)
  })

  it('does not show a placeholder name', async () => {
    const { openDraft, tell, review } = visitOrder()
    await openDraft({ ...wholeDraft, receiver: { name: 'Receiver', mobile: '' } })
    tell(stopEditRequested('drop'))
    expect(review().edit?.form.input).toMatchObject({ name: '', mobile: '' })
  })

  it('shows what is wrong once a field was left or a save was tried', async () => {
    const { tell, bookingState, draft } = await editingDrop()
    tell(stopEdited({ name: 'A1', mobile: '12345' }))
    expect(selectStopProblems(bookingState())).toEqual({ address: null, name: null, mobile: null })
    expect(selectIsStopValid(bookingState())).toBe(false)
    tell(stopFieldLeft('name'))
    expect(selectStopProblems(bookingState())).toMatchObject({
      name: { kind: 'Wrong', error: { kind: 'NameTooShort' } },
      mobile: null,
    })
    tell(stopSaveRequested())
    expect(selectStopProblems(bookingState())).toMatchObject({
      mobile: { kind: 'Wrong', error: { kind: 'MobileMalformed' } },
    })
    expect(draft()).toEqual(wholeDraft)
  })

  it('shows at once what it began with wrongly, also after a reload', async () => {
    const memory = makeTabMemory()
    const ports: Partial<WorldNeeds> = {
      recallEstimate: () => TE.left({ kind: 'EstimateUnknown' }),
    }
    const { openDraft, tell, bookingState, search } = visitOrder({ memory, ports })
    const pickup = { ...wholeDraft.pickup, location: null }
    await openDraft({ ...wholeDraft, fareEstimateToken: null, pickup })
    tell(stopEditRequested('pickup'))
    await settle()
    const problems = {
      address: { kind: 'Wrong', error: { kind: 'AddressUnchosen' } },
      name: null,
      mobile: null,
    }
    expect(selectStopProblems(bookingState())).toEqual(problems)
    const reloaded = visitOrder({ memory, ports })
    await reloaded.open(search() ?? '')
    expect(selectStopProblems(reloaded.bookingState())).toEqual(problems)
    reloaded.tell(stopEdited({ address: { status: 'typed', text: 'Kora' } }))
    expect(selectStopProblems(reloaded.bookingState()).address).toBeNull()
  })

  it('takes another person without new fares if the point stays the same', async () => {
    const { tell, draft, modal, asked, review } = await editingDrop()
    tell(stopEdited({ name: ' Meera  Iyer ', mobile: '+91 98111 22233', house: ' 4B ' }))
    tell(stopSaveRequested())
    await settle()
    expect(draft()).toEqual({
      ...wholeDraft,
      receiver: { name: 'Meera Iyer', mobile: '9811122233' },
      drop: { ...wholeDraft.drop, house: '4B' },
    })
    expect(modal()).toEqual({ kind: 'none' })
    expect(review().edit).toBeNull()
    expect(asked.quotes).toEqual([])
  })

  it('leaves the fares that replace expired ones on their way if the point stays the same', async () => {
    const renewed = makePending<RemoteError, FareQuote>()
    const { openDraft, tell, draft, offer, asked } = visitOrder({
      ports: {
        placeOrder: () => TE.left({ kind: 'EstimateExpired' }),
        quoteFare: () => renewed.task,
      },
    })
    await openDraft()
    tell(bookingActionRequested())
    await settle()
    tell(stopEditRequested('drop'), stopEdited({ house: '4B' }), stopSaveRequested())
    await settle()
    expect(draft().drop.house).toBe('4B')
    renewed.answer(E.right(orderQuote))
    await settle()
    expect(asked.quotes).toHaveLength(1)
    expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
  })

  it('does not mark the missing vehicle if the point moved after an attempt to book', async () => {
    const visit = visitOrder()
    await visit.openDraft({ ...wholeDraft, receiver: { name: 'Kiran Rao', mobile: '' } })
    visit.tell(bookingActionRequested())
    await settle()
    expect(visit.review().tried).toBe(true)
    visit.tell(stopEditRequested('drop'), stopEdited({ mobile: '98123 45678' }))
    visit.tell(stopSaveRequested())
    await settle()
    expect(visit.review()).toMatchObject({ tried: true, draft: { vehicleId: 1 } })
    visit.tell(stopEditRequested('drop'), moved, stopSaveRequested())
    await settle()
    expect(visit.review()).toMatchObject({ tried: false, draft: { vehicleId: null } })
    visit.tell(draftChanged({ goodsType: 'furniture' }), bookingActionRequested())
    await settle()
    visit.tell(draftChanged({ goodsType: null }))
    expect(visit.review().tried).toBe(true)
  })

  it('shows an invalid vehicle until the point has moved', async () => {
    const { openDraft, tell, review } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId: 777 })
    tell(stopEditRequested('drop'), stopEdited({ house: '4B' }), stopSaveRequested())
    await settle()
    expect(review().vehicleInvalid).toBe(true)
    tell(stopEditRequested('drop'), moved, stopSaveRequested())
    await settle()
    expect(review().vehicleInvalid).toBe(false)
  })

  it('clears vehicle and estimate and requests new fares if the point moved', async () => {
    const { tell, draft, asked, search, offered } = await editingDrop()
    tell(moved, stopSaveRequested())
    await settle()
    expect(draft()).toMatchObject({
      drop: { landmark: indiranagar.landmark, location: indiranagar.location },
      receiver: { name: 'Kiran Rao', mobile: '9811122233' },
      vehicleId: null,
      fareEstimateToken: 'token-2',
    })
    expect(asked.quotes[0]?.enquiry.route.drop.landmark).toBe(indiranagar.landmark)
    expect(search()).toBe('?fare_estimate_token=token-2&geo_region_id=4')
    expect(offered().status).toBe('offered')
  })

  it('takes the place that was confirmed in the picker', async () => {
    const { tell, review } = await editingDrop()
    tell(mapOpened, confirmRequested())
    expect(review().edit?.form.input.address).toEqual(entryOf(indiranagar))
  })

  it('leaves the order as it was when it is closed, and closes the picker', async () => {
    const { tell, draft, review, picker } = await editingDrop()
    tell(
      moved,
      pickerOpened({ owner: 'order', waypoint: 'drop', onChoice: 'pin', near: null, place: null }),
      modalClosed(),
    )
    await settle()
    expect(review().edit).toBeNull()
    expect(picker().status).toBe('closed')
    expect(draft()).toEqual(wholeDraft)
  })
})
