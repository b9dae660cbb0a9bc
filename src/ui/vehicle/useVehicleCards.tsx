import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { areLong } from '../design/longFares.ts'
import { useBestFor } from './useBestFor.ts'
import { VehiclePicture } from './VehiclePicture.tsx'

/** Returns what the card of each of these vehicles shows, wherever they are compared. */
export const useVehicleCards = (vehicles: readonly Vehicle[]) => {
  const { money } = useFormats()
  const bestFor = useBestFor()
  const longFares = areLong(vehicles.map(({ fare }) => money(fare)))
  return (vehicle: Vehicle) => ({
    picture: <VehiclePicture id={vehicle.id} image={vehicle.imageUrl} alt={vehicle.imageAlt} />,
    name: vehicle.name,
    capacity: vehicle.capacity,
    size: vehicle.size,
    fare: money(vehicle.fare),
    longFares,
    bestFor: bestFor(vehicle),
  })
}
