import type { taskEither as TE } from 'fp-ts'
import type { ServiceBounds } from '../../domain/booking/serviceabilityCheck.ts'
import type { ListedVehicle } from '../../domain/booking/vehicleChoice.ts'
import type { Zone } from '../../domain/serviceability/zone.ts'
import type { CallContext } from '../ports/call.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** Where a city picks up and drops, and which vehicle does so where (spec 1 §3). */
export type ServiceArea = {
  readonly bounds: ServiceBounds
  readonly zones: readonly Zone[]
  readonly vehicles: readonly ListedVehicle[]
}

/** Why nobody can say where a city is served. */
export type LoadServiceAreaError =
  | RemoteError
  /** Nobody knows this geo region. */
  | { readonly kind: 'GeoRegionUnknown' }

/** Where a city is served, by its geo region id (spec 2 §3). */
export type LoadServiceArea = (
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<LoadServiceAreaError, ServiceArea>
