import { delay, type SagaGenerator, take } from 'typed-redux-saga'

/** Rests for so many milliseconds; null rests until somebody ends it. */
export function* rest(milliseconds: number | null): SagaGenerator<void> {
  if (milliseconds === null) yield* take(() => false)
  else yield* delay(milliseconds)
}
