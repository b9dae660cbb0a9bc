import type { Now } from '../../application/ports/clock.port.ts'

/**
 * The device's clock, which its owner may set, in milliseconds since the epoch (spec 1 §4: what
 * waits, waits by it).
 *
 * @example
 * deviceClock() > Date.UTC(2026, 0, 1) // → true
 */
export const deviceClock: Now = () => Date.now()
