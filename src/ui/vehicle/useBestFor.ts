import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useAppSelector } from '../app/store.ts'

/** What content says that a vehicle is best for, in a line: empty where it says nothing, null until it is there. */
export const useBestFor = (): ((vehicle: Vehicle) => string | null) => {
  const bestFor = useAppSelector(({ fareResults }) => fareResults.content?.bestFor ?? null)
  return ({ id }) =>
    bestFor && (bestFor.find(({ vehicleId }) => vehicleId === id)?.goods.join(', ') ?? '')
}
