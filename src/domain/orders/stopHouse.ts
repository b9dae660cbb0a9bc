import type { OrderStop } from './order.ts'
import { stopName } from './stopName.ts'

/**
 * The house of a stop, to show beside the stop's name; empty if it is unknown, or if the name already
 * says it (spec 2 §3).
 *
 * @example
 * const savedAddress = null
 * stopHouse({ address: 'Koramangala', doorstepAddress: '12', savedAddress }) // → '12'
 * stopHouse({ address: '', doorstepAddress: '12', savedAddress }) // → ''
 */
export const stopHouse = (
  stop: Pick<OrderStop, 'address' | 'doorstepAddress' | 'savedAddress'>,
): string => (stop.doorstepAddress === stopName(stop) ? '' : stop.doorstepAddress)
