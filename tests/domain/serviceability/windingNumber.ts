import type { Ring } from '../../../src/domain/serviceability/area.ts'

/**
 * How often a ring turns around a point that does not lie on it, by adding up the signed crossings
 * of the ray to its right: another way than the one the domain takes.
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

/** Whether a point lies on an edge of a ring: both ends are as far from each other as by way of the point. */
export const isOnRing = (ring: Ring, x: number, y: number): boolean =>
  ring.some(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    const isOnLine = (x2 - x1) * (y - y1) === (x - x1) * (y2 - y1)
    return isOnLine && along >= 0 && along <= length && (length > 0 || (x === x1 && y === y1))
  })
