import type { Now } from '../../application/ports/clock.port.ts'

/** The device's clock, which its owner may set. */
export const deviceClock: Now = () => Date.now()
