import { type SagaGenerator, take } from 'typed-redux-saga'
import { pause } from '../flow/pause.ts'
import type { IsHidden } from '../ports/page.port.ts'

/**
 * Rests for so many milliseconds, or without end if the page is hidden by then, or for null. The caller
 * races it with what ends it, such as the return to the tab.
 */
export const makeRest = (isHidden: IsHidden) =>
  function* rest(milliseconds: number | null): SagaGenerator<void> {
    if (milliseconds !== null) yield* pause(milliseconds)
    if (milliseconds === null || isHidden()) yield* take(() => false)
  }
