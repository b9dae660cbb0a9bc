import { either as E } from 'fp-ts'
import type { RememberCity } from '../../application/lead/rememberCity.port.ts'

export const userCityKey = 'user_city'

type RememberCityNeeds = {
  /** A getter, because reaching for the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'setItem'>
}

/** The visitor's city in this browser's storage; where nothing can be kept it is forgotten. */
export const makeRememberCity =
  ({ storage }: RememberCityNeeds): RememberCity =>
  (city) => {
    E.tryCatch(
      () => storage().setItem(userCityKey, city),
      () => null,
    )
  }
