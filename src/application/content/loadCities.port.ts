import type { taskEither as TE } from 'fp-ts'
import type { ContentAddress } from '../../domain/content/contentAddress.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A city as content has it (spec 2 §3, "City record"). */
export type CityRecord = {
  /** As the services spell it: `delhi_ncr`. */
  readonly name: string
  readonly label: string
  readonly image: ContentAddress
  readonly services: ReadonlyArray<{ readonly name: string; readonly text: string }>
}

/** The cities of the product in a locale's words. */
export type LoadCities = (locale: string) => TE.TaskEither<RemoteError, readonly CityRecord[]>
