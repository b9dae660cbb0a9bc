import type { Ring } from '../../../src/domain/serviceability/area.ts'

/**
 * How often a ring turns around a point that is not on it: the sum of the signed crossings of the ray to its
 * right. The domain uses another algorithm.
 */
export const windingNumber = (ring: Ring, x: number, y: number): number => {
  let turns = 0
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    const leftOf = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
    if (y1 <= y && y2 > y && leftOf > 0) turns += 1
    if (y1 > y && y2 <= y && leftOf < 0) turns -= 1
  })
  return turns
}

/** Whether a point is on an edge of a ring: on the edge's line and between its ends. */
export const isOnRing = (ring: Ring, x: number, y: number): boolean =>
  ring.some(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    const isOnLine = (x2 - x1) * (y - y1) === (x - x1) * (y2 - y1)
    return isOnLine && along >= 0 && along <= length && (length > 0 || (x === x1 && y === y1))
  })
