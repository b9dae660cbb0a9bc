import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import type { LoadServiceAreaError } from '../../../../src/application/booking/area/loadServiceArea.port.ts'
import {
  bookingActionRequested,
  draftChanged,
  stopDiscarded,
  stopEdited,
  stopEditRequested,
  stopFieldLeft,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import {
  selectIsStopValid,
  selectStopProblems,
} from '../../../../src/application/booking/stops/stopEdit.selectors.ts'
import type { RecallEstimateError } from '../../../../src/application/fare/recallEstimate.port.ts'
import { errorRetryRequested, modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import {
  confirmRequested,
  pickerOpened,
} from '../../../../src/application/place/locationPicker.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { orderDraftQuery } from '../../../../src/domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../../../src/domain/booking/parseOrderDraft.ts'
import type { FareEstimate, FareQuote } from '../../../../src/domain/fare/fareQuote.ts'
import { formatQuery } from '../../../../src/domain/link/query.ts'
import type { Area } from '../../../../src/domain/serviceability/area.ts'
import { profileOfAsha } from '../../../support/account.ts'
import {
  makeTabMemory,
  mysuru,
  orderEstimate,
  orderQuote,
  serviceArea,
  wholeDraft,
} from '../../../support/booking.ts'
import { entryOf, indiranagar, placeAt, whitefield } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import {
  makePending,
  pass,
  settle,
  unanswered,
  type WorldNeeds,
} from '../../../support/visitStore.ts'

type Ports = NonNullable<Parameters<typeof visitOrder>[0]>

/** A complete order with an open edit of its drop. */
const editingDrop = async (options: Ports = {}) => {
  const visit = visitOrder(options)
  await visit.openDraft()
  visit.tell(stopEditRequested('drop'))
  await settle()
  return visit
}

const mapOpened = pickerOpened({
  owner: 'order',
  waypoint: 'drop',
  onChoice: 'pin',
  near: null,
  place: indiranagar,
})
const moved = stopEdited({ address: entryOf(indiranagar), mobile: '098111-22233' })

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

describe('a point that is not served', () => {
  it.each(['pickup', 'drop'] as const)(
    'at the %s is not accepted, and can be corrected from what was entered',
    async (waypoint) => {
      const { openDraft, tell, modal, draft, review } = visitOrder()
      await openDraft()
      tell(stopEditRequested(waypoint))
      tell(stopEdited({ address: entryOf(mysuru), house: '7' }), stopSaveRequested())
      await settle()
      const failure = { kind: 'Unserved', waypoint }
      expect(modal()).toEqual({ kind: 'error', failed: 'stop' })
      expect(review().edit?.form.phase).toEqual({ status: 'failed', failure })
      expect(draft()).toEqual(wholeDraft)
      tell(stopEditRequested(waypoint))
      expect(modal()).toEqual({ kind: 'address', waypoint })
      expect(review().edit?.form.input).toMatchObject({ address: entryOf(mysuru), house: '7' })
      tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
      await settle()
      expect(modal()).toEqual({ kind: 'none' })
      expect(draft()[waypoint]).toMatchObject({ landmark: indiranagar.landmark, house: '7' })
    },
  )

  it('is judged by the service area of its own end', async () => {
    const { openDraft, tell, draft } = visitOrder({
      ports: {
        loadServiceArea: () =>
          TE.right({
            ...serviceArea,
            bounds: {
              pickup: serviceArea.bounds.pickup,
              drop: { type: 'Polygon', coordinates: [] },
            },
          }),
      },
    })
    await openDraft()
    tell(stopEditRequested('pickup'))
    tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
    await settle()
    expect(draft().pickup.landmark).toBe(indiranagar.landmark)
  })
})

describe('an order whose city neither link nor fares name', () => {
  const bandra = placeAt('Bandra West, Mumbai', { lat: 19.0544, lng: 72.8402 })
  const box = (west: number, south: number, east: number, north: number): Area => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  })
  const mumbai = box(72.7, 18.9, 73.1, 19.3)
  const areasByCity = (geoRegionId: number) =>
    TE.right(
      geoRegionId === 1
        ? { ...serviceArea, bounds: { pickup: mumbai, drop: mumbai } }
        : serviceArea,
    )
  const unansweredArea = makePending<never, typeof serviceArea>().task
  const emptyDraft = { ...parseOrderDraft([]), vehicleId: null }

  it('is judged by the city of the pickup that is being entered', async () => {
    const { openDraft, tell, modal, draft, areas } = visitOrder({
      ports: {
        loadServiceArea: areasByCity,
        quoteFare: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
      },
    })
    await openDraft(emptyDraft)
    tell(stopEditRequested('pickup'))
    tell(
      stopEdited({ address: entryOf(bandra), name: 'Asha Rao', mobile: '9876543210' }),
      stopSaveRequested(),
    )
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(draft().pickup.landmark).toBe('Bandra West, Mumbai')
    expect(areas).toEqual([3, 1])
  })

  it('stays in the city of its pickup when a house number is added there', async () => {
    const { openDraft, tell, draft, areas } = visitOrder({
      isGuest: true,
      ports: { loadServiceArea: areasByCity },
    })
    await openDraft({
      ...emptyDraft,
      pickup: { landmark: bandra.landmark, location: bandra.location, house: '' },
      sender: { name: 'Asha Rao', mobile: '9876543210' },
    })
    tell(stopEditRequested('pickup'))
    tell(stopEdited({ house: '7' }), stopSaveRequested())
    await settle()
    expect(draft().pickup.house).toBe('7')
    expect(areas).toEqual([1])
  })

  it('is judged again if the order changes while it is being checked', async () => {
    let isFirst = true
    const { openDraft, tell, draft, areas } = visitOrder({
      isGuest: true,
      ports: {
        loadServiceArea: (geoRegionId) => {
          if (geoRegionId !== 1 || !isFirst) return areasByCity(geoRegionId)
          isFirst = false
          return unansweredArea
        },
      },
    })
    await openDraft({ ...wholeDraft, geoRegionId: null, fareEstimateToken: null })
    tell(stopEditRequested('pickup'))
    tell(stopEdited({ address: entryOf(bandra) }), stopSaveRequested())
    await settle()
    tell(draftChanged({ receiver: { name: 'Meera Nair', mobile: '9812345670' } }))
    await settle()
    expect(areas).toEqual([3, 1, 3, 1])
    expect(draft().pickup.landmark).toBe('Bandra West, Mumbai')
  })

  it('is judged by the city of its fares if these arrive while it is being checked', async () => {
    const cityOfFares = makePending<never, typeof serviceArea>()
    const fares = makePending<RecallEstimateError, FareEstimate>()
    const { openDraft, tell, draft, areas } = visitOrder({
      ports: {
        recallEstimate: () => fares.task,
        loadServiceArea: (geoRegionId) =>
          geoRegionId === 1 ? cityOfFares.task : TE.right(serviceArea),
      },
    })
    await openDraft({ ...wholeDraft, geoRegionId: null })
    tell(stopEditRequested('pickup'))
    tell(stopEdited({ address: entryOf(bandra) }), stopSaveRequested())
    await settle()
    fares.answer(E.right(orderEstimate))
    await settle()
    cityOfFares.answer(E.right(serviceArea))
    await settle()
    expect(areas).toEqual([3, 1, 4])
    expect(draft().pickup.landmark).toBe(wholeDraft.pickup.landmark)
  })
})

describe('a check of an edited end', () => {
  const makeArea = () => makePending<LoadServiceAreaError, typeof serviceArea>()

  it('waits for the service area of the city, and then saves', async () => {
    const area = makeArea()
    const { tell, review, draft } = await editingDrop({
      ports: { loadServiceArea: () => area.task },
    })
    tell(moved, stopSaveRequested())
    await settle()
    expect(review().edit?.form.phase).toEqual({ status: 'submitting' })
    tell(stopEdited({ name: 'Somebody Else' }), stopSaveRequested())
    area.answer(E.right(serviceArea))
    await settle()
    expect(draft()).toMatchObject({
      drop: { landmark: indiranagar.landmark },
      receiver: { name: 'Kiran Rao' },
    })
  })

  it('ends if the order is booked meanwhile, however often the end is saved', async () => {
    const area = makeArea()
    const { tell, review, draft, placing } = await editingDrop({
      ports: { loadServiceArea: () => area.task, loadProfile: () => unanswered },
    })
    tell(moved, stopSaveRequested(), bookingActionRequested(), stopSaveRequested())
    await settle()
    expect(placing().status).toBe('awaiting')
    area.answer(E.right(serviceArea))
    await settle()
    expect(review().edit?.form.phase).toEqual({ status: 'untouched' })
    expect(draft()).toEqual(wholeDraft)
  })

  it('is abandoned when the other end is opened over it, which can be saved', async () => {
    const area = makeArea()
    const { tell, review, draft } = await editingDrop({
      ports: { loadServiceArea: () => area.task },
    })
    tell(moved, stopSaveRequested())
    tell(stopEditRequested('pickup'), stopEdited({ house: '9' }), stopSaveRequested())
    area.answer(E.right(serviceArea))
    await settle()
    expect(draft()).toEqual({ ...wholeDraft, pickup: { ...wholeDraft.pickup, house: '9' } })
    expect(review().edit).toBeNull()
  })

  it('is abandoned when another order is opened', async () => {
    const area = makeArea()
    const other = { ...wholeDraft, drop: wholeDraft.pickup, fareEstimateToken: 'token-9' }
    const { tell, openDraft, draft } = await editingDrop({
      ports: { loadServiceArea: () => area.task, recallEstimate: () => unanswered },
    })
    tell(moved, stopSaveRequested())
    await openDraft(other)
    area.answer(E.right(serviceArea))
    await settle()
    expect(draft()).toEqual(other)
  })

  it('is abandoned when the dialog is closed', async () => {
    const area = makeArea()
    const { tell, review, draft, modal } = await editingDrop({
      ports: { loadServiceArea: () => area.task },
    })
    tell(moved, stopSaveRequested(), modalClosed())
    area.answer(E.right(serviceArea))
    await settle()
    expect(draft()).toEqual(wholeDraft)
    expect(review().edit).toBeNull()
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('reports a service area that fails to load, and can be retried with what was entered', async () => {
    const error: LoadServiceAreaError = {
      kind: 'NetworkError',
      because: 'failed',
      message: 'Try later',
    }
    let isDown = true
    const { tell, modal, draft, areas, review } = await editingDrop({
      ports: { loadServiceArea: () => (isDown ? TE.left(error) : TE.right(serviceArea)) },
    })
    tell(moved, stopSaveRequested())
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'stop' })
    expect(review().edit?.form.phase).toEqual({ status: 'failed', failure: error })
    isDown = false
    tell(errorRetryRequested('stop'))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(draft().drop.landmark).toBe(indiranagar.landmark)
    expect(areas).toHaveLength(3)
  })

  it.each([
    ['is closed', null],
    ['fails, its error closed,', { kind: 'Unreachable', because: 'connection' }],
    [
      'is refused, its error closed,',
      { kind: 'NetworkError', because: 'failed', message: 'Try later' },
    ],
  ] as const)(
    'that %s loses nothing of what was entered, which one tap saves',
    async (_, error) => {
      const area = makeArea()
      let isDown = true
      const { tell, review, draft, modal } = await editingDrop({
        ports: { loadServiceArea: () => (isDown ? area.task : TE.right(serviceArea)) },
      })
      tell(moved, stopEdited({ house: '12' }), stopSaveRequested())
      if (error !== null) area.answer(E.left(error))
      await settle()
      tell(modalClosed())
      await settle()
      expect(draft()).toEqual(wholeDraft)
      isDown = false
      // A check that was closed while it waited is answered late.
      if (error === null) area.answer(E.left({ kind: 'Unreachable', because: 'connection' }))
      tell(stopEditRequested('drop'))
      expect(review().edit?.form.input).toMatchObject({
        address: entryOf(indiranagar),
        house: '12',
        mobile: '098111-22233',
      })
      await settle()
      tell(stopSaveRequested())
      await settle()
      expect(modal()).toEqual({ kind: 'none' })
      expect(draft()).toMatchObject({
        drop: { landmark: indiranagar.landmark, house: '12' },
        receiver: { mobile: '9811122233' },
      })
    },
  )

  it('that fails leaves nothing unsaved at an end that was not edited', async () => {
    const { tell, review } = await editingDrop({
      ports: { loadServiceArea: () => TE.left({ kind: 'Unreachable', because: 'connection' }) },
    })
    tell(stopSaveRequested())
    await settle()
    tell(modalClosed())
    expect(review().unsaved).toEqual({ pickup: null, drop: null })
  })

  it('is given up in time if the service area never loads', async () => {
    const { tell, modal, review } = await editingDrop({
      ports: { loadServiceArea: () => () => new Promise<never>(() => undefined) },
    })
    tell(moved, stopSaveRequested())
    await pass(limits.requestDeadline)
    expect(modal()).toEqual({ kind: 'error', failed: 'stop' })
    expect(review().edit?.form.phase).toMatchObject({ failure: { kind: 'Unreachable' } })
  })
})
