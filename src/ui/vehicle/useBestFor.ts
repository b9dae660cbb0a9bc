import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useAppSelector } from '../app/store.ts'

/**
 * What content says that a vehicle is best for, as one line: empty if it says nothing, null until
 * content is loaded.
 */
export const useBestFor = (): ((vehicle: Vehicle) => string | null) => {
  const bestFor = useAppSelector(({ fareResults }) => fareResults.content?.bestFor ?? null)
  return ({ id }) =>
    bestFor && (bestFor.find(({ vehicleId }) => vehicleId === id)?.goods.join(', ') ?? '')
}
