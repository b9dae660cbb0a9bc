import type { taskEither as TE } from 'fp-ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** The content of the results page (spec 1 §2). */
export type FareContent = {
  readonly meta: { readonly title: string; readonly description: string }
  readonly bestFor: ReadonlyArray<{ readonly vehicleId: number; readonly goods: readonly string[] }>
  readonly cities: ReadonlyArray<{
    readonly geoRegionId: number
    readonly callback: { readonly enabled: boolean; readonly text: string }
    readonly promo: { readonly title: string; readonly text: string } | null
  }>
  /** Sentences on what can change a fare. */
  readonly notes: readonly string[]
}

/** Loads the results page's content in a locale. */
export type LoadFareContent = (locale: string) => TE.TaskEither<RemoteError, FareContent>
