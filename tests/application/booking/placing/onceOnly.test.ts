import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  bookingActionRequested,
  draftChanged,
  reviewAgainRequested,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { PlaceOrderError } from '../../../../src/application/booking/order/placeOrder.port.ts'
import { errorRetryRequested, modalClosed } from '../../../../src/application/modal/modal.slice.ts'
import { meansSameOrder } from '../../../../src/domain/booking/intent.ts'
import { makeTabMemory, placedOrder, wholeDraft } from '../../../support/booking.ts'
import { type PlacedCall, searchOf, visitOrder } from '../../../support/visitOrder.ts'
import { makePending, passQuickly } from '../../../support/visitStore.ts'

type Tap =
  | { readonly kind: 'book' | 'retry' | 'dismiss' | 'reviewAgain' | 'wait' }
  | { readonly kind: 'reload' | 'leave' | 'return' }
  | { readonly kind: 'vehicle'; readonly id: number }
  | { readonly kind: 'receiver'; readonly name: string }
  | { readonly kind: 'fares'; readonly token: string }
  | { readonly kind: 'answer'; readonly as: 'placed' | keyof typeof failures }

const plain = fc.constantFrom<Tap>(
  { kind: 'book' },
  { kind: 'book' },
  { kind: 'retry' },
  { kind: 'dismiss' },
  { kind: 'reload' },
  { kind: 'leave' },
  { kind: 'return' },
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
      as: fc.constantFrom('placed', 'failed', 'refused', 'expired'),
    }),
    weight: 3,
  },
)

const failures = {
  failed: { kind: 'Unreachable', because: 'connection' },
  refused: {
    kind: 'OrderRefused',
    message: 'No.',
    unserved: [],
    parts: [{ part: 'receiver', message: 'No.' }],
  },
  expired: { kind: 'EstimateExpired' },
} as const satisfies Readonly<Record<string, PlaceOrderError>>

/** A call and its answer. */
type HeardCall = PlacedCall & { heard: 'nothing' | 'placed' | keyof typeof failures }

/** Books an order again and again, with reloads in between. Returns every call in order. */
const play = async (taps: readonly Tap[]): Promise<readonly HeardCall[]> => {
  const memory = makeTabMemory()
  const calls: HeardCall[] = []
  let waiting: HeardCall[] = []
  let minted = 0
  let answer = makePending<PlaceOrderError, typeof placedOrder>()
  const open = async (search: string | null) => {
    answer = makePending()
    waiting = []
    const pending = answer
    const visit = visitOrder({
      memory,
      ports: {
        mintRequestId: () => {
          minted += 1
          return `request-${minted}`
        },
        placeOrder: (order, context) => {
          const call: HeardCall = { order, context, heard: 'nothing' }
          calls.push(call)
          waiting.push(call)
          return pending.task
        },
      },
    })
    await (search === null ? visit.openDraft() : visit.open(search))
    return visit
  }
  let visit = await open(null)
  let left: string | null = null
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
      case 'answer': {
        const call = waiting.shift()
        if (call !== undefined) call.heard = step.as
        if (answer.count() === 0) break
        answer.answer(step.as === 'placed' ? E.right(placedOrder) : E.left(failures[step.as]))
        break
      }
      case 'leave':
        left = visit.search() ?? left
        visit.leave()
        break
      case 'return':
        if (visit.search() === null && left !== null) await visit.open(left)
        break
      case 'wait':
        await passQuickly(1_000)
        break
      case 'reload': {
        const search = visit.search() ?? left ?? searchOf(wholeDraft)
        visit.stop()
        visit = await open(search)
      }
    }
    await passQuickly(0)
  }
  visit.stop()
  return calls
}

/** Whether two orders differ in their estimate at most. */
const differInFares = (a: PlacedCall['order'], b: PlacedCall['order']): boolean =>
  a.fareEstimateToken !== b.fareEstimateToken &&
  meansSameOrder(a, { ...b, fareEstimateToken: a.fareEstimateToken })

it('an order that is sent twice in a row keeps its request id, and no two orders share one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { maxLength: 25 }), async (taps) => {
      const calls = await play(taps)
      calls.forEach((call, at) => {
        const before = calls[at - 1]
        if (before !== undefined && meansSameOrder(before.order, call.order)) {
          expect(call.context.requestId).toBe(before.context.requestId)
        }
        if (before !== undefined && differInFares(before.order, call.order)) {
          expect(['nothing', 'failed']).not.toContain(before.heard)
        }
        const namesakes = calls.filter(
          ({ context }) => context.requestId === call.context.requestId,
        )
        for (const { order } of namesakes) expect(order).toEqual(call.order)
      })
    }),
    {
      numRuns: 100,
      // A rare draw: the answer is lost, and the order is booked again with new fares.
      examples: [
        [
          [
            { kind: 'book' },
            { kind: 'answer', as: 'failed' },
            { kind: 'dismiss' },
            { kind: 'fares', token: 'token-3' },
            { kind: 'book' },
          ],
        ],
      ],
    },
  )
}, 60_000)
