import type { MintRequestId } from '../../application/ports/requestId.port.ts'
import { quietly } from './quietly.ts'

export const deviceIdKey = 'device-id'

// The id goes into a header: a foreign value under the key must not break every call.
const sound = /^[\w-]{8,64}$/

/** What `readDeviceId` needs of the browser. */
export type DeviceIdNeeds = {
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly mint: MintRequestId
}

/**
 * The `device-id` of this browser (spec 1 §7): created once and stored. Where nothing can be
 * stored, every page load gets a new one.
 *
 * @example
 * const device = { storage: () => storage, mint: () => 'device-0001' }
 * readDeviceId(device) // → 'device-0001'
 * readDeviceId({ ...device, mint: () => 'device-0002' }) // → 'device-0001'
 */
export const readDeviceId = ({ storage, mint }: DeviceIdNeeds): string => {
  const kept = quietly(() => storage().getItem(deviceIdKey))
  if (kept !== null && sound.test(kept)) return kept
  const made = mint()
  quietly(() => storage().setItem(deviceIdKey, made))
  return made
}
