import type { TrackedOrder } from './order.ts'
import type { OrderStatus } from './orderStatus.ts'

/** A step of an order's way; `at` in milliseconds since the epoch, null where nobody knows it. */
export type TimelineStep = {
  readonly status: OrderStatus
  readonly at: number | null
  readonly progress: 'done' | 'current' | 'ahead'
}

const way: readonly OrderStatus[] = ['searching', 'confirmed', 'live', 'completed']

/**
 * The way of an order as steps, moments in milliseconds since the epoch: those behind it, the one
 * it is at, and those still ahead (spec 2 §4). One that ended early shows how far it came, and its
 * end. Of a status that it came to twice the last time counts, and what it fell back from is ahead
 * of it again.
 *
 * @example
 * orderTimeline({ status: 'confirmed', timeline: [{ status: 'searching', at: 1000 }] })
 * // → [
 * //     { status: 'searching', at: 1000, progress: 'done' },
 * //     { status: 'confirmed', at: null, progress: 'current' },
 * //     { status: 'live', at: null, progress: 'ahead' },
 * //     { status: 'completed', at: null, progress: 'ahead' },
 * //   ]
 */
export const orderTimeline = ({
  status,
  timeline,
}: Pick<TrackedOrder, 'status' | 'timeline'>): readonly TimelineStep[] => {
  const cameTo = (step: OrderStatus): number | null =>
    timeline.reduce<number | null>(
      (last, change) =>
        change.status === step && (last === null || change.at > last) ? change.at : last,
      null,
    )
  const here: TimelineStep = { status, at: cameTo(status), progress: 'current' }
  const done = (step: OrderStatus): TimelineStep => ({
    status: step,
    at: cameTo(step),
    progress: 'done',
  })
  const at = way.indexOf(status)
  if (at < 0) {
    const behind = way.filter((step) => step === 'searching' || cameTo(step) !== null)
    return [...behind.map(done), here]
  }
  return way.map((step, index) => {
    if (index < at) return done(step)
    return index === at ? here : { status: step, at: null, progress: 'ahead' }
  })
}
