import type { MintRequestId } from '../../application/ports/requestId.port.ts'
import { quietly } from './quietly.ts'

const departureKey = 'departure'

/** What `makeNoteDeparture` needs of the browser. */
export type NoteDepartureNeeds = {
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'setItem'>
  readonly mint: MintRequestId
}

/**
 * Notes in the storage that all tabs share that a customer has left (spec 1 §4): each departure has
 * an id of its own. Where nothing can be stored, no tab has kept anything either.
 *
 * @example
 * makeNoteDeparture({ storage: () => storage, mint: () => 'departure-1' })()
 * makeLastDeparture({ storage: () => storage })() // → 'departure-1'
 */
export const makeNoteDeparture =
  ({ storage, mint }: NoteDepartureNeeds): (() => void) =>
  () => {
    quietly(() => storage().setItem(departureKey, mint()))
  }

/** What `makeLastDeparture` needs of the browser. */
export type LastDepartureNeeds = {
  readonly storage: () => Pick<Storage, 'getItem'>
}

/**
 * The id of the last departure of a customer from this browser; empty if none is known (spec 1 §4).
 *
 * @example
 * makeLastDeparture({ storage: () => storage })() // → ''
 */
export const makeLastDeparture =
  ({ storage }: LastDepartureNeeds): (() => string) =>
  () =>
    quietly(() => storage().getItem(departureKey)) ?? ''
