import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  bookingActionRequested,
  draftChanged,
  reviewAgainRequested,
  vehicleChosen,
} from '../../../src/application/booking/orderReview.slice.ts'
import type { PlaceOrderError } from '../../../src/application/booking/placeOrder.port.ts'
import { errorRetryRequested, modalClosed } from '../../../src/application/modal/modal.slice.ts'
import { meansSameOrder } from '../../../src/domain/booking/intent.ts'
import { makeTabMemory, placedOrder } from '../../support/booking.ts'
import { type PlacedCall, searchOf, visitOrder, wholeDraft } from '../../support/visitOrder.ts'
import { makePending, passQuickly } from '../../support/visitStore.ts'

type Tap =
  | { readonly kind: 'book' | 'retry' | 'dismiss' | 'reload' | 'reviewAgain' | 'wait' }
  | { readonly kind: 'vehicle'; readonly id: number }
  | { readonly kind: 'receiver'; readonly name: string }
  | { readonly kind: 'fares'; readonly token: string }
  | { readonly kind: 'answer'; readonly as: 'placed' | 'failed' | 'refused' }

const plain = fc.constantFrom<Tap>(
  { kind: 'book' },
  { kind: 'book' },
  { kind: 'retry' },
  { kind: 'dismiss' },
  { kind: 'reload' },
  { kind: 'reviewAgain' },
  { kind: 'wait' },
)

const tap: fc.Arbitrary<Tap> = fc.oneof(
  { arbitrary: plain, weight: 4 },
  fc.record({ kind: fc.constant('vehicle' as const), id: fc.constantFrom(1, 2) }),
  fc.record({
    kind: fc.constant('receiver' as const),
    name: fc.constantFrom('Kiran Rao', 'Meera Iyer'),
  }),
  fc.record({
    kind: fc.constant('fares' as const),
    token: fc.constantFrom('token-1', 'token-3'),
  }),
  {
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      as: fc.constantFrom('placed' as const, 'failed' as const, 'refused' as const),
    }),
    weight: 3,
  },
)

const failures: Readonly<Record<'failed' | 'refused', PlaceOrderError>> = {
  failed: { kind: 'Unreachable', because: 'connection' },
  refused: {
    kind: 'OrderRefused',
    message: 'No.',
    unserved: [],
    parts: [{ part: 'receiver', message: 'No.' }],
  },
}

/** Taps away at an order, reloading the page now and then; every call that was made, in its order. */
const play = async (taps: readonly Tap[]): Promise<readonly PlacedCall[]> => {
  const memory = makeTabMemory()
  const calls: PlacedCall[] = []
  let minted = 0
  let answer = makePending<PlaceOrderError, typeof placedOrder>()
  const open = async (search: string | null) => {
    answer = makePending()
    const pending = answer
    const visit = visitOrder({
      memory,
      ports: {
        mintRequestId: () => {
          minted += 1
          return `request-${minted}`
        },
        placeOrder: (order, context) => {
          calls.push({ order, context })
          return pending.task
        },
      },
    })
    await (search === null ? visit.openDraft() : visit.open(search))
    return visit
  }
  let visit = await open(null)
  for (const step of taps) {
    switch (step.kind) {
      case 'book':
        visit.tell(bookingActionRequested())
        break
      case 'retry':
        visit.tell(errorRetryRequested('order'))
        break
      case 'dismiss':
        visit.tell(modalClosed())
        break
      case 'reviewAgain':
        visit.tell(reviewAgainRequested())
        break
      case 'vehicle':
        visit.tell(vehicleChosen(step.id))
        break
      case 'receiver':
        visit.tell(draftChanged({ receiver: { ...wholeDraft.receiver, name: step.name } }))
        break
      case 'fares':
        visit.tell(draftChanged({ fareEstimateToken: step.token }))
        break
      case 'answer':
        answer.answer(step.as === 'placed' ? E.right(placedOrder) : E.left(failures[step.as]))
        break
      case 'wait':
        await passQuickly(1_000)
        break
      case 'reload': {
        const search = visit.search() ?? searchOf(wholeDraft)
        visit.stop()
        visit = await open(search)
      }
    }
    await passQuickly(0)
  }
  visit.stop()
  return calls
}

it('one order is never sent as two requests, nor two orders as one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { maxLength: 25 }), async (taps) => {
      const calls = await play(taps)
      calls.forEach((call, at) => {
        const before = calls[at - 1]
        if (before !== undefined && meansSameOrder(before.order, call.order)) {
          expect(call.context.requestId).toBe(before.context.requestId)
        }
        const namesakes = calls.filter(
          ({ context }) => context.requestId === call.context.requestId,
        )
        for (const { order } of namesakes) expect(order).toEqual(call.order)
      })
    }),
    { numRuns: 60 },
  )
}, 60_000)
