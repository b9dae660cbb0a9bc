import type { Now } from '../../application/ports/clock.port.ts'

/**
 * The device's clock, in milliseconds since the epoch. The customer may set it. Waits are measured
 * by it (spec 1 §4).
 *
 * @example
 * deviceClock() > Date.UTC(2026, 0, 1) // → true
 */
export const deviceClock: Now = () => Date.now()
