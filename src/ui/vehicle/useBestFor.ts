import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useAppSelector } from '../app/store.ts'

/** What content says that a vehicle is best for, in a line; empty where it says nothing. */
export const useBestFor = (): ((vehicle: Vehicle) => string) => {
  const bestFor = useAppSelector(({ fareResults }) => fareResults.content?.bestFor ?? null)
  return ({ id }) => bestFor?.find(({ vehicleId }) => vehicleId === id)?.goods.join(', ') ?? ''
}
