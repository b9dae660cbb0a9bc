import type { taskEither as TE } from 'fp-ts'
import type { PartnerVehicle } from '../../domain/partner/partnerVehicle.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** Loads the vehicles that a city accepts, including one that stands for all others (spec 2 §7). */
export type LoadPartnerVehicles = (
  geoRegionId: number,
  context: CallContext,
  abandonment: Abandonment,
) => TE.TaskEither<RemoteError, readonly PartnerVehicle[]>
