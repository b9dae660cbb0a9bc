import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { makeBookingFeature } from '../../../src/application/booking/bookingFeature.ts'
import { selectBookingAction } from '../../../src/application/booking/offer/offer.selectors.ts'
import { bookingActionRequested } from '../../../src/application/booking/order/orderReview.slice.ts'
import type { PlaceOrder } from '../../../src/application/booking/order/placeOrder.port.ts'
import { makePickerFeature } from '../../../src/application/picker/pickerFeature.ts'
import type { Feature } from '../../../src/application/store/createAppStore.ts'
import { hasSlices } from '../../../src/application/store/hasSlices.ts'
import { placedOrder } from '../../support/booking.ts'
import { india } from '../../support/fares.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { settle, visitStore } from '../../support/visitStore.ts'
import { quietPorts } from '../../support/world.ts'

/** A feature of a single flow, which says when it begins. */
const telling = (begun: string[], name = 'greeting'): Feature => ({
  mount: () => undefined,
  flows: [
    {
      name,
      *run() {
        yield begun.push(name)
      },
    },
  ],
})

const ports = {
  ...quietPorts,
  market: india,
  goTo: () => undefined,
  readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
}

const bookingWith = (placeOrder: PlaceOrder): Feature =>
  makeBookingFeature({
    ...ports,
    mintRequestId: () => 'request',
    report: () => undefined,
    placeOrder,
  })

describe('a feature that is added twice', () => {
  it('books once', async () => {
    const visit = visitOrder()
    const placed: string[] = []
    visit.add(
      bookingWith(() => {
        placed.push('by the second')
        return TE.right(placedOrder)
      }),
    )
    await visit.openDraft()
    visit.tell(bookingActionRequested())
    await settle()
    expect([visit.placed.length, placed]).toEqual([1, []])
  })

  it('runs each of its flows once by name, also if another feature has the same one', () => {
    const { add } = visitStore()
    const begun: string[] = []
    const feature = telling(begun)
    add(feature)
    add(feature)
    add(telling(begun))
    add(telling(begun, 'farewell'))
    expect(begun).toEqual(['greeting', 'farewell'])
  })

  it('does not run a flow that the store runs from the start', () => {
    const { add } = visitStore()
    const begun: string[] = []
    add(telling(begun, 'fareEstimate'))
    expect(begun).toEqual([])
  })
})

describe('a feature that is added after the store has stopped', () => {
  it('adds its state, but runs no flow', async () => {
    const { add, stop, state } = visitStore()
    const begun: string[] = []
    stop()
    add({
      ...telling(begun),
      mount: (root) => void root.inject({ reducerPath: 'site', reducer: () => quietPorts.site }),
    })
    await settle()
    expect(begun).toEqual([])
    expect(state().site).toBe(quietPorts.site)
  })
})

describe('the slices of a feature', () => {
  it('are in the state once it is added, and not before', () => {
    const { add, state } = visitStore()
    const hasPicker = hasSlices('catalogue', 'userCity', 'serviceForm')
    expect([hasSlices('orders', 'tracking')(state()), hasPicker(state())]).toEqual([true, false])
    expect(hasSlices('orders', 'catalogue')(state())).toBe(false)
    add(makePickerFeature(ports))
    expect(hasPicker(state())).toBe(true)
  })

  it('are what its selectors read', async () => {
    const { state, openDraft } = visitOrder()
    await openDraft()
    const hasBooking = hasSlices('orderReview', 'offer', 'placing')
    const present = state()
    expect(hasBooking(present) && selectBookingAction(present)).toMatchObject({
      kind: 'BookVehicle',
    })
  })
})
