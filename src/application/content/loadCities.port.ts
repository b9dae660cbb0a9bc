import type { taskEither as TE } from 'fp-ts'
import type { ContentAddress } from '../../domain/content/contentAddress.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** A city in the content (spec 2 §3, "City record"). */
export type CityRecord = {
  /** The name that the services use: `delhi_ncr`. */
  readonly name: string
  readonly label: string
  readonly image: ContentAddress
  readonly services: ReadonlyArray<{ readonly name: string; readonly text: string }>
}

/** Loads the product's cities, with their texts in a locale. */
export type LoadCities = (locale: string) => TE.TaskEither<RemoteError, readonly CityRecord[]>
