import type { TrackedOrder } from './order.ts'
import type { OrderStatus } from './orderStatus.ts'

/** A step of an order's timeline. `at` is in milliseconds since the epoch, null if unknown. */
export type TimelineStep = {
  readonly status: OrderStatus
  readonly at: number | null
  readonly progress: 'done' | 'current' | 'ahead'
}

const way: readonly OrderStatus[] = ['searching', 'confirmed', 'live', 'completed']

/**
 * The timeline of an order as steps: those done, the current one and those ahead, with times in
 * milliseconds since the epoch (spec 2 §4). An order that ended early shows the steps that it reached
 * and its end. If it reached a status twice, the last time counts; a status that it fell back from is
 * ahead again.
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
