import type { Waypoint } from '../place/address.ts'
import type { UnservedError } from './serviceabilityCheck.ts'

/** What the error modal tells (spec 1 §4, spec 2 §2). */
export type ErrorModal =
  | { readonly kind: 'Generic' }
  | { readonly kind: 'PickupUnserviceable' }
  | { readonly kind: 'DropUnserviceable' }

const modalOfCode: ReadonlyMap<number, ErrorModal> = new Map<number, ErrorModal>([
  [0, Object.freeze({ kind: 'Generic' })],
  [1, Object.freeze({ kind: 'PickupUnserviceable' })],
  [2, Object.freeze({ kind: 'DropUnserviceable' })],
  [3, Object.freeze({ kind: 'Generic' })],
  [4, Object.freeze({ kind: 'Generic' })],
])

/**
 * The modal of an error kind's code, 0 to 4; null for a number that is none (spec 1 §4, spec 2 §2).
 *
 * @example
 * parseErrorModal(1) // → { kind: 'PickupUnserviceable' }
 * parseErrorModal(9) // → null
 */
export const parseErrorModal = (code: number): ErrorModal | null => modalOfCode.get(code) ?? null

/**
 * The modal that a place outside its area opens (spec 1 §4).
 *
 * @example
 * unservedModal({ kind: 'OutsideDropArea' }) // → { kind: 'DropUnserviceable' }
 */
export const unservedModal = ({ kind }: UnservedError): ErrorModal => {
  switch (kind) {
    case 'OutsidePickupArea':
      return { kind: 'PickupUnserviceable' }
    case 'OutsideDropArea':
      return { kind: 'DropUnserviceable' }
  }
}

/**
 * The modal of an address that a service refused (spec 2 §4).
 *
 * @example
 * refusedModal('pickup') // → { kind: 'PickupUnserviceable' }
 */
export const refusedModal = (waypoint: Waypoint): ErrorModal =>
  waypoint === 'pickup' ? { kind: 'PickupUnserviceable' } : { kind: 'DropUnserviceable' }

/**
 * The address that the modal's button reopens; null where the button tries again instead (spec 2
 * §2).
 *
 * @example
 * reopenedBy({ kind: 'PickupUnserviceable' }) // → 'pickup'
 * reopenedBy({ kind: 'Generic' }) // → null
 */
export const reopenedBy = ({ kind }: ErrorModal): Waypoint | null => {
  switch (kind) {
    case 'Generic':
      return null
    case 'PickupUnserviceable':
      return 'pickup'
    case 'DropUnserviceable':
      return 'drop'
  }
}
