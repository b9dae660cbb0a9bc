import { delay, type SagaGenerator, take } from 'typed-redux-saga'
import type { IsHidden } from '../ports/page.port.ts'

/**
 * Rests for so many milliseconds, and on while nobody sees the page: whoever comes back ends it.
 * Null rests until somebody ends it.
 */
export const makeRest = (isHidden: IsHidden) =>
  function* rest(milliseconds: number | null): SagaGenerator<void> {
    if (milliseconds !== null) yield* delay(milliseconds)
    if (milliseconds === null || isHidden()) yield* take(() => false)
  }
