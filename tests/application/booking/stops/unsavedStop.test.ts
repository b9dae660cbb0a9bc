import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  draftChanged,
  stopDiscarded,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import { modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import { confirmRequested } from '../../../../src/application/place/locationPicker.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { orderDraftQuery } from '../../../../src/domain/booking/orderDraft.ts'
import { formatQuery } from '../../../../src/domain/link/query.ts'
import { profileOfAsha } from '../../../support/account.ts'
import { makeTabMemory, mysuru, wholeDraft } from '../../../support/booking.ts'
import { entryOf, indiranagar, whitefield } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, settle } from '../../../support/visitStore.ts'
import { editingDrop, mapOpened, moved } from './editDrop.ts'

describe('an edit of an end that was not saved', () => {
  it('goes on with what was entered after it was closed, until it is saved', async () => {
    const { tell, review, draft } = await editingDrop()
    tell(stopEdited({ house: '12', name: 'A1' }), modalClosed())
    await settle()
    tell(stopEditRequested('pickup'))
    await settle()
    expect(review().edit?.form.input).toMatchObject({ name: 'Asha Rao' })
    tell(modalClosed(), stopEditRequested('drop'))
    await settle()
    // The second time nothing is changed, and nothing is lost.
    tell(modalClosed(), stopEditRequested('drop'))
    await settle()
    expect(review().edit?.form.input).toMatchObject({ house: '12', name: 'A1' })
    tell(stopEdited({ name: 'Asha Rao' }), stopSaveRequested())
    await settle()
    expect(draft().receiver.name).toBe('Asha Rao')
    tell(stopEdited({ name: 'Lost' }), stopEditRequested('drop'))
    await settle()
    expect(review().edit?.form).toMatchObject({ input: { house: '12', name: 'Asha Rao' } })
    expect(review().unsaved.drop).toBeNull()
  })

  it('goes on with what was entered even after the other end was opened over it', async () => {
    const { tell, review } = await editingDrop()
    tell(stopEdited({ house: '12' }), stopEditRequested('pickup'))
    await settle()
    // Nothing was entered at this end.
    tell(stopEditRequested('drop'))
    await settle()
    expect(review().edit).toMatchObject({ waypoint: 'drop', form: { input: { house: '12' } } })
    expect(review().unsaved.pickup).toBeNull()
  })

  it('shows what was closed unsaved, unless it equals the order', async () => {
    const { tell, review } = await editingDrop()
    tell(stopEdited({ house: '12' }))
    expect(review().unsaved.drop).toBeNull()
    tell(modalClosed())
    expect(review().unsaved).toMatchObject({ pickup: null, drop: { house: '12' } })
    tell(stopEditRequested('drop'), stopEdited({ house: ' ' }), modalClosed())
    expect(review().unsaved.drop).toBeNull()
  })

  it('leaves nothing unsaved if only the customer became known while it was open', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, review, draft } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft({ ...wholeDraft, sender: { name: 'Sender', mobile: '' } })
    tell(stopEditRequested('pickup'))
    await settle()
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(draft().sender.name).toBe('Asha Rao')
    tell(modalClosed())
    await settle()
    expect(review().unsaved).toEqual({ pickup: null, drop: null })
    tell(stopEditRequested('pickup'))
    await settle()
    expect(review().edit?.form.input).toMatchObject({ name: 'Asha Rao', mobile: '9876543210' })
  })

  it.each([
    { when: 'while it is open', closing: [] },
    { when: 'after it was closed', closing: [modalClosed()] },
  ])('takes the customer who becomes known $when, beside what was entered', async ({ closing }) => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, review } = visitOrder({ ports: { loadProfile: () => profile.task } })
    await openDraft({ ...wholeDraft, sender: { name: 'Sender', mobile: '' } })
    tell(stopEditRequested('pickup'), stopEdited({ house: '7' }), ...closing)
    await settle()
    profile.answer(E.right(profileOfAsha))
    await settle()
    tell(stopEditRequested('pickup'))
    await settle()
    expect(review().edit?.form.input).toMatchObject({
      house: '7',
      name: 'Asha Rao',
      mobile: '9876543210',
    })
  })

  it('shows what was not saved because its place is not served', async () => {
    const { tell, review } = await editingDrop()
    tell(stopEdited({ address: entryOf(mysuru) }), stopSaveRequested())
    await settle()
    expect(review().unsaved.drop).toMatchObject({ address: entryOf(mysuru) })
    tell(stopEditRequested('drop'), stopEdited({ address: entryOf(whitefield) }))
    tell(stopSaveRequested())
    await settle()
    expect(review()).toMatchObject({ edit: null, unsaved: { drop: null } })
  })

  it('returns to the saved data when the changes are discarded', async () => {
    const { tell, review, draft, picker, keptOrder } = await editingDrop()
    const saved = review().edit?.form.input
    tell(moved, modalClosed(), stopEditRequested('drop'), mapOpened, stopDiscarded())
    await settle()
    expect(review().edit?.form).toMatchObject({ input: saved, initial: saved, attempted: false })
    expect(picker().status).toBe('closed')
    expect(review().unsaved.drop).toBeNull()
    expect(keptOrder()).toMatchObject({ edit: { input: saved }, unsaved: { drop: null } })
    tell(modalClosed())
    await settle()
    expect(review().unsaved.drop).toBeNull()
    expect(draft()).toEqual(wholeDraft)
    tell(stopDiscarded())
    expect(review().edit).toBeNull()
  })

  it('cannot be discarded while it is being checked', async () => {
    const { tell, review } = await editingDrop({
      ports: { loadServiceArea: () => () => new Promise<never>(() => undefined) },
    })
    tell(moved, stopSaveRequested(), stopDiscarded())
    await settle()
    expect(review().edit?.form.input).toMatchObject({ address: entryOf(indiranagar) })
  })

  it('keeps what was closed unsaved after a reload', async () => {
    const memory = makeTabMemory()
    const first = await editingDrop({ memory })
    first.tell(stopEdited({ name: 'Meera' }), modalClosed())
    await settle()
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    expect(second.review()).toMatchObject({
      edit: null,
      draft: wholeDraft,
      unsaved: { pickup: null, drop: { name: 'Meera' } },
    })
    second.tell(stopEditRequested('drop'))
    expect(second.review().edit?.form.input).toMatchObject({ name: 'Meera' })
  })

  it('forgets what was closed unsaved once the order says the same', async () => {
    const { tell, review, draft } = await editingDrop()
    tell(stopEdited({ name: 'Meera' }), modalClosed())
    expect(review().unsaved.drop).not.toBeNull()
    tell(draftChanged({ receiver: { ...draft().receiver, name: 'Meera' } }))
    expect(review().unsaved.drop).toBeNull()
  })

  it('forgets what was closed unsaved if a newer link has other data for that end', async () => {
    const memory = makeTabMemory()
    const first = await editingDrop({ memory })
    first.tell(stopEdited({ name: 'Meera' }), modalClosed(), stopEditRequested('pickup'))
    first.tell(stopEdited({ house: '7' }), modalClosed())
    await settle()
    const second = visitOrder({ memory })
    const receiver = { ...wholeDraft.receiver, name: 'Ravi' }
    await second.open(`?${formatQuery(orderDraftQuery({ ...wholeDraft, receiver }))}`)
    expect(second.review()).toMatchObject({
      draft: { receiver },
      unsaved: { pickup: { house: '7' }, drop: null },
    })
  })

  it('continues after a reload, with what was entered', async () => {
    const memory = makeTabMemory()
    const first = await editingDrop({ memory })
    first.tell(moved, stopEdited({ name: 'Me' }), stopEdited({ name: 'Meera' }))
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    expect(second.modal()).toEqual({ kind: 'address', waypoint: 'drop' })
    expect(second.review().edit?.form.input).toEqual({
      address: entryOf(indiranagar),
      house: '',
      name: 'Meera',
      mobile: '098111-22233',
    })
    expect(second.draft()).toEqual(wholeDraft)
    second.tell(stopSaveRequested())
    await settle()
    expect(second.draft().receiver.name).toBe('Meera')
  })

  it('keeps a place that was confirmed in the picker for a reload', async () => {
    const { tell, keptOrder } = await editingDrop()
    tell(mapOpened, confirmRequested())
    await settle()
    expect(keptOrder()?.edit?.input.address).toEqual(entryOf(indiranagar))
  })

  it('does not continue if a newer link has other data for that end', async () => {
    const memory = makeTabMemory()
    const first = await editingDrop({ memory })
    first.tell(stopEdited({ house: '7' }))
    await settle()
    const receiver = { ...wholeDraft.receiver, name: 'Ravi' }
    const link = `?${formatQuery(orderDraftQuery({ ...wholeDraft, receiver }))}`
    const second = visitOrder({ memory })
    await second.open(link)
    expect(second.modal()).toEqual({ kind: 'none' })
    expect(second.review()).toMatchObject({
      draft: { receiver },
      edit: null,
      unsaved: { pickup: null, drop: null },
    })
  })

  it('does not reopen after a reload once it was closed', async () => {
    const memory = makeTabMemory()
    const first = await editingDrop({ memory })
    first.tell(moved, modalClosed())
    await settle()
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    expect(second.modal()).toEqual({ kind: 'none' })
    expect(second.review().edit).toBeNull()
  })
})
