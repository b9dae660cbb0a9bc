import type { RecallCity, RememberCity } from '../../application/city/rememberCity.port.ts'
import { quietly } from '../browser/quietly.ts'

const userCityKey = 'user_city'

/** What `makeRememberCity` needs of the browser. */
export type RememberCityNeeds = {
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'setItem'>
}

/**
 * Keeps the visitor's city in this browser's storage, if anything can be stored (spec 2 §3).
 *
 * @example
 * makeRememberCity({ storage: () => storage })('pune')
 * makeRecallCity({ storage: () => storage })() // → 'pune'
 */
export const makeRememberCity =
  ({ storage }: RememberCityNeeds): RememberCity =>
  (city) => {
    quietly(() => storage().setItem(userCityKey, city))
  }

/** What `makeRecallCity` needs of the browser. */
export type RecallCityNeeds = {
  readonly storage: () => Pick<Storage, 'getItem'>
}

/**
 * The visitor's city from this browser's storage; null if there is none or nothing can be read
 * (spec 2 §3).
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
    quietly(() => storage().getItem(userCityKey))
