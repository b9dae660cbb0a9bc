import { either as E, function as F } from 'fp-ts'
import type { RecallCity, RememberCity } from '../../application/city/rememberCity.port.ts'

const userCityKey = 'user_city'

/** What remembering the visitor's city needs of the browser. */
export type RememberCityNeeds = {
  /** A getter, because reaching for the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'setItem'>
}

/**
 * The visitor's city in this browser's storage; where nothing can be kept it is forgotten (spec 2
 * §3).
 *
 * @example
 * makeRememberCity({ storage: () => storage })('pune')
 * makeRecallCity({ storage: () => storage })() // → 'pune'
 */
export const makeRememberCity =
  ({ storage }: RememberCityNeeds): RememberCity =>
  (city) => {
    E.tryCatch(
      () => storage().setItem(userCityKey, city),
      () => null,
    )
  }

/** What recalling the visitor's city needs of the browser. */
export type RecallCityNeeds = {
  /** A getter, as above. */
  readonly storage: () => Pick<Storage, 'getItem'>
}

/**
 * What was kept; where nothing can be read there is no city (spec 2 §3).
 *
 * @example
 * const recallCity = makeRecallCity({ storage: () => storage })
 * recallCity() // → null
 * makeRememberCity({ storage: () => storage })('pune')
 * recallCity() // → 'pune'
 */
export const makeRecallCity =
  ({ storage }: RecallCityNeeds): RecallCity =>
  () =>
    F.pipe(
      E.tryCatch(
        () => storage().getItem(userCityKey),
        () => null,
      ),
      E.getOrElse((): string | null => null),
    )
