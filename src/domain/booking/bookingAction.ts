import { isPresent } from '../form/isPresent.ts'
import type { ListedVehicle } from './vehicleChoice.ts'

/** The label of order review's primary button (spec 1 §2). */
export type BookingAction =
  | { readonly kind: 'SelectGoodsType' }
  | { readonly kind: 'BookVehicle'; readonly name: string }
  | { readonly kind: 'BookNow' }

/**
 * The primary button of order review (spec 1 §2): `SelectGoodsType` until a vehicle is chosen, then
 * `BookVehicle` with the vehicle's name, or `BookNow` if its name is unknown.
 *
 * @example
 * const vehicles = [{ vehicleId: 1, name: 'Tata Ace' }]
 * bookingAction(vehicles)(1) // → { kind: 'BookVehicle', name: 'Tata Ace' }
 * bookingAction(vehicles)(null) // → { kind: 'SelectGoodsType' }
 */
export const bookingAction =
  (vehicles: ReadonlyArray<Pick<ListedVehicle, 'vehicleId' | 'name'>>) =>
  (vehicleId: number | null): BookingAction => {
    if (vehicleId === null) return { kind: 'SelectGoodsType' }
    const name = vehicles.find((vehicle) => vehicle.vehicleId === vehicleId)?.name ?? ''
    return isPresent(name) ? { kind: 'BookVehicle', name } : { kind: 'BookNow' }
  }
