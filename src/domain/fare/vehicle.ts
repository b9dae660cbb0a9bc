import type { Money } from '../money/money.ts'

/** A vehicle with its fare for one route (spec 1 §3). */
export type Vehicle = {
  /**
   * The model's id, which `OrderDraft.vehicleId`, `ListedVehicle.vehicleId` and `GoodsType.vehicleIds`
   * refer to.
   */
  readonly id: number
  readonly type: string
  readonly name: string
  readonly imageUrl: string
  readonly imageAlt: string
  readonly capacity: string
  readonly size: string
  /** The fare as the service formats it. */
  readonly fareText: string
  readonly fare: Money
}

/**
 * The vehicles to show. Those whose type contains 'Helper' are hidden (spec 1 §2).
 *
 * @example
 * shownVehicles([{ type: 'Tata Ace' }, { type: 'Tata Ace + Helper' }]) // → [{ type: 'Tata Ace' }]
 */
export const shownVehicles = <V extends { readonly type: string }>(
  vehicles: readonly V[],
): readonly V[] => vehicles.filter(({ type }) => !type.includes('Helper'))

/**
 * The vehicles sorted by fare, cheapest first; equal fares keep their order (spec 1 §2).
 *
 * @example
 * const rupees = (value: number) => ({ fare: { value, currency: 'INR' } })
 * cheapestFirst([rupees(480), rupees(310)]).map(({ fare }) => fare.value) // → [310, 480]
 */
export const cheapestFirst = <V extends Pick<Vehicle, 'fare'>>(
  vehicles: readonly V[],
): readonly V[] => [...vehicles].sort((a, b) => a.fare.value - b.fare.value)

/**
 * Whether a vehicle has the lowest fare of several: none costs less, and at least one costs more.
 * Vehicles at the same fare all have it (spec 1 §2).
 *
 * @example
 * const rupees = (value: number) => ({ fare: { value, currency: 'INR' } })
 * const isCheapestOf = isCheapest([rupees(310), rupees(310), rupees(480)])
 * isCheapestOf(rupees(310)) // → true
 * isCheapestOf(rupees(480)) // → false
 */
export const isCheapest =
  (vehicles: ReadonlyArray<Pick<Vehicle, 'fare'>>) =>
  ({ fare }: Pick<Vehicle, 'fare'>): boolean =>
    vehicles.every((other) => other.fare.value >= fare.value) &&
    vehicles.some((other) => other.fare.value > fare.value)
