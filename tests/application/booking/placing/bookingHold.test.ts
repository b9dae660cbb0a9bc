import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import {
  bookingActionRequested,
  draftChanged,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import {
  selectBookingHold,
  selectBookingProblem,
} from '../../../../src/application/booking/placing/bookingHold.selectors.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { wholeDraft } from '../../../support/booking.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { settle, unanswered } from '../../../support/visitStore.ts'

const noAnswer: RemoteError = { kind: 'Unreachable', because: 'offline' }

const review = (options: Parameters<typeof visitOrder>[0] = {}) => {
  const visit = visitOrder(options)
  return {
    ...visit,
    hold: () => selectBookingHold(visit.bookingState()),
    problem: () => selectBookingProblem(visit.bookingState()),
  }
}

describe('what Book waits for', () => {
  it('is nothing for a complete order with a fare, or without an order', async () => {
    const { openDraft, leave, hold } = review()
    await openDraft()
    expect(hold()).toBeNull()
    leave()
    expect(hold()).toBeNull()
  })

  it('is a choice, if there are vehicles to choose from', async () => {
    const { openDraft, tell, hold } = review()
    await openDraft({ ...wholeDraft, vehicleId: null })
    expect(hold()).toBe('vehicleUnchosen')
    tell(vehicleChosen(2))
    expect(hold()).toBeNull()
  })

  it('is no choice if there is no vehicle to choose', async () => {
    const { openDraft, hold } = review({ ports: { recallEstimate: () => unanswered } })
    await openDraft({ ...wholeDraft, vehicleId: null })
    expect(hold()).toBeNull()
  })

  it('is the fare of the chosen vehicle while it loads or after it failed', async () => {
    const waiting = review({ ports: { recallEstimate: () => unanswered } })
    await waiting.openDraft()
    expect(waiting.hold()).toBe('faresLoading')
    const failed = review({ ports: { recallEstimate: () => TE.left(noAnswer) } })
    await failed.openDraft()
    expect(failed.hold()).toBe('faresFailed')
  })

  it.each([
    ['loading', unanswered],
    ['failed', TE.left(noAnswer)],
  ])('is not the fare of a guest, who logs in first: %s', async (_, recalled) => {
    const { openDraft, hold } = review({ isGuest: true, ports: { recallEstimate: () => recalled } })
    await openDraft()
    expect(hold()).toBeNull()
  })

  it.each([
    ['faresLoading', unanswered],
    ['faresFailed', TE.left(noAnswer)],
  ])('is the fare of a customer who is still being confirmed: %s', async (held, recalled) => {
    const { openDraft, hold } = review({
      ports: { loadProfile: () => unanswered, recallEstimate: () => recalled },
    })
    await openDraft()
    expect(hold()).toBe(held)
  })
})

describe('why the order is not booked', () => {
  it('is said once the customer has tried', async () => {
    const { openDraft, tell, problem, hold } = review()
    await openDraft({ ...wholeDraft, goodsType: 'furniture', vehicleId: null })
    expect(hold()).toBe('vehicleUnchosen')
    expect(problem()).toBeNull()
    tell(bookingActionRequested())
    await settle()
    expect(problem()).toEqual({ kind: 'VehicleUnchosen' })
  })

  it('is an incomplete order if more than the vehicle is missing, or if there is no vehicle to choose', async () => {
    const { openDraft, tell, problem } = review()
    await openDraft({ ...wholeDraft, goodsType: 'furniture', vehicleId: null })
    tell(draftChanged({ receiver: { name: 'Kiran Rao', mobile: '' } }), bookingActionRequested())
    await settle()
    expect(problem()).toEqual({ kind: 'OrderIncomplete' })
    const waiting = review({ ports: { recallEstimate: () => unanswered } })
    await waiting.openDraft({ ...wholeDraft, goodsType: 'furniture', vehicleId: null })
    waiting.tell(bookingActionRequested())
    await settle()
    expect(waiting.problem()).toEqual({ kind: 'OrderIncomplete' })
  })

  it('is the failure of the call, for a complete order', async () => {
    const { openDraft, tell, problem } = review({ ports: { placeOrder: () => TE.left(noAnswer) } })
    await openDraft()
    tell(bookingActionRequested())
    await settle()
    expect(problem()).toEqual(noAnswer)
    tell(draftChanged({ receiver: { name: 'Kiran Rao', mobile: '' } }))
    expect(problem()).toEqual({ kind: 'OrderIncomplete' })
  })
})
