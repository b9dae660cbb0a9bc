import type { Coordinates } from '../../domain/place/coordinates.ts'

// Milliseconds. Longer than the page's other motion, because it shows a movement and not just a
// change.
const duration = 1000

const eased = (share: number): number => 1 - (1 - share) ** 3

/**
 * Moves a point to another, a little with every frame. The returned function stops it on its way.
 */
export const glide = (
  from: Coordinates,
  to: Coordinates,
  put: (at: Coordinates) => void,
): (() => void) => {
  let begun: number | null = null
  const step = (now: number) => {
    begun ??= now
    const share = Math.min((now - begun) / duration, 1)
    const way = eased(share)
    put({
      lat: from.lat + (to.lat - from.lat) * way,
      lng: from.lng + (to.lng - from.lng) * way,
    })
    if (share < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
