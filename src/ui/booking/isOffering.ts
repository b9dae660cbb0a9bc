import type { selectOfferedVehicles } from '../../application/booking/orderReview.selectors.ts'

/** Whether there are vehicles to choose from. */
export const isOffering = (offered: ReturnType<typeof selectOfferedVehicles>): boolean =>
  offered.status === 'offered' && offered.vehicles.length > 0
