import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { Places, Prediction } from '../../../src/application/place/places.port.ts'
import { indiranagar, koramangala } from '../../support/places.ts'

/** The product's limits without their delays, which these tests do not look at. */
export const unhurried = { ...limits, autocompleteDebounce: 0, reverseGeocodeDelay: 0 }

export const predictions: readonly Prediction[] = [
  { id: 'k', primary: 'Koramangala', secondary: 'Bengaluru, Karnataka' },
  { id: 'i', primary: 'Indiranagar', secondary: 'Bengaluru, Karnataka' },
]

/** Places that know two places, and Koramangala at every point. */
export const knownPlaces: Places = {
  search: () => TE.right(predictions),
  resolve: ({ id }) => TE.right(id === 'i' ? indiranagar : koramangala),
  describe: (location) => TE.right({ ...koramangala, location }),
  abandon: () => undefined,
}

/** A port that fails the first time and answers from then on. */
export const failingOnce = <Failure, Answer>(
  failure: Failure,
  answer: Answer,
): TE.TaskEither<Failure, Answer> => {
  let calls = 0
  return () => {
    calls += 1
    return Promise.resolve(calls === 1 ? E.left(failure) : E.right(answer))
  }
}
