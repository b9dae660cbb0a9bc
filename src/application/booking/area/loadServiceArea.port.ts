import type { taskEither as TE } from 'fp-ts'
import type { ServiceBounds } from '../../../domain/booking/serviceabilityCheck.ts'
import type { ListedVehicle } from '../../../domain/booking/vehicleChoice.ts'
import type { Zone } from '../../../domain/serviceability/zone.ts'
import type { CallContext } from '../../ports/call.ts'
import type { RemoteError } from '../../ports/remoteError.ts'

/** Where a city picks up and drops, and with which vehicles (spec 1 §3). */
export type ServiceArea = {
  readonly bounds: ServiceBounds
  readonly zones: readonly Zone[]
  readonly vehicles: readonly ListedVehicle[]
}

/** Why the service area of a city could not be loaded. */
export type LoadServiceAreaError =
  | RemoteError
  /** The service does not know this geo region. */
  | { readonly kind: 'GeoRegionUnknown' }

/** Loads the service area of a city by its geo region id (spec 2 §3). */
export type LoadServiceArea = (
  geoRegionId: number,
  context: CallContext,
) => TE.TaskEither<LoadServiceAreaError, ServiceArea>
