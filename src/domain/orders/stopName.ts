import { isPresent } from '../form/isPresent.ts'
import type { OrderStop } from './order.ts'

/**
 * The name of a stop: its address, otherwise its house, otherwise the name it was saved under; empty
 * if none is known (spec 2 §3).
 *
 * @example
 * const savedAddress = { name: 'Office', uuid: 'u1' }
 * stopName({ address: 'Koramangala', doorstepAddress: '', savedAddress }) // → 'Koramangala'
 * stopName({ address: ' ', doorstepAddress: '', savedAddress }) // → 'Office'
 */
export const stopName = ({
  address,
  doorstepAddress,
  savedAddress,
}: Pick<OrderStop, 'address' | 'doorstepAddress' | 'savedAddress'>): string =>
  [address, doorstepAddress, savedAddress?.name ?? ''].find(isPresent) ?? ''
