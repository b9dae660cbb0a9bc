import type { taskEither as TE } from 'fp-ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** What content says of the results page (spec 1 §2). */
export type FareContent = {
  readonly meta: { readonly title: string; readonly description: string }
  readonly bestFor: ReadonlyArray<{ readonly vehicleId: number; readonly goods: readonly string[] }>
  readonly cities: ReadonlyArray<{
    readonly geoRegionId: number
    readonly callback: { readonly enabled: boolean; readonly text: string }
    readonly promo: { readonly title: string; readonly text: string } | null
  }>
  /** What can change a fare, a sentence each. */
  readonly notes: readonly string[]
}

/** The results page's content in a locale. */
export type LoadFareContent = (locale: string) => TE.TaskEither<RemoteError, FareContent>
