import { byName } from './named.ts'

/** What comes with the vehicle (spec 2 §4). */
export const valueAddedServices = Object.freeze(['helper', 'helper_labour'] as const)

/** A service that comes with the vehicle (spec 2 §4). */
export type ValueAddedService = (typeof valueAddedServices)[number]

/**
 * A value-added service by its name in any case; null for a value that is none (spec 2 §4).
 *
 * @example
 * parseValueAddedService('Helper') // → 'helper'
 * parseValueAddedService('piano') // → null
 */
export const parseValueAddedService: (raw: unknown) => ValueAddedService | null =
  byName(valueAddedServices)
