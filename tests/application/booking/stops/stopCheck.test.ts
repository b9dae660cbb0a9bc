import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import type { LoadServiceAreaError } from '../../../../src/application/booking/area/loadServiceArea.port.ts'
import {
  bookingActionRequested,
  draftChanged,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { RecallEstimateError } from '../../../../src/application/fare/recallEstimate.port.ts'
import { errorRetryRequested, modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import { parseOrderDraft } from '../../../../src/domain/booking/parseOrderDraft.ts'
import type { FareEstimate } from '../../../../src/domain/fare/fareQuote.ts'
import type { Area } from '../../../../src/domain/serviceability/area.ts'
import { mysuru, orderEstimate, serviceArea, wholeDraft } from '../../../support/booking.ts'
import { entryOf, indiranagar, placeAt } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered } from '../../../support/visitStore.ts'
import { editingDrop, moved } from './editDrop.ts'

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
