import { byName } from './named.ts'

/** The services that can come with the vehicle (spec 2 §4). */
export const valueAddedServices = Object.freeze(['helper', 'helper_labour'] as const)

/** A service that comes with the vehicle (spec 2 §4). */
export type ValueAddedService = (typeof valueAddedServices)[number]

/**
 * Parses a value-added service from its name in any case; null for any other value (spec 2 §4).
 *
 * @example
 * parseValueAddedService('Helper') // → 'helper'
 * parseValueAddedService('piano') // → null
 */
export const parseValueAddedService: (raw: unknown) => ValueAddedService | null =
  byName(valueAddedServices)
