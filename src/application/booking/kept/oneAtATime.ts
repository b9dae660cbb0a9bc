import { call, type SagaGenerator } from 'typed-redux-saga'
import type { OrderMemory } from './orderMemory.port.ts'

// Several features write to one memory, and each loads by itself: the memory is all that they share.
const workOn = new WeakMap<OrderMemory, Promise<void>>()

/**
 * Does some work on a memory once the work that began before has ended. Work that reads first would
 * otherwise write back what other work has replaced meanwhile (docs/decisions/0059).
 */
export function* oneAtATime(
  memory: OrderMemory,
  work: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const before = workOn.get(memory)
  let end = (): void => undefined
  const own = new Promise<void>((resolve) => {
    end = resolve
  })
  // With those before: work that is cancelled while it waits must not let the next one go first.
  workOn.set(
    memory,
    Promise.all([before, own]).then(() => undefined),
  )
  try {
    if (before !== undefined) yield* call(() => before)
    yield* call(work)
  } finally {
    end()
  }
}
