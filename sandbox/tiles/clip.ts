import type { Pixel } from './mercator.ts'

/** A square window on the map. Shapes are clipped to it, which high zooms require. */
export type Window = { readonly low: number; readonly high: number }

type Edge = {
  readonly isInside: (pixel: Pixel) => boolean
  readonly cross: (a: Pixel, b: Pixel) => Pixel
}

const vertical = (x: number, side: 1 | -1): Edge => ({
  isInside: (pixel) => side * (pixel.x - x) >= 0,
  cross: (a, b) => ({ x, y: a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y) }),
})

const horizontal = (y: number, side: 1 | -1): Edge => ({
  isInside: (pixel) => side * (pixel.y - y) >= 0,
  cross: (a, b) => ({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), y }),
})

const edgesOf = ({ low, high }: Window): readonly Edge[] => [
  vertical(low, 1),
  vertical(high, -1),
  horizontal(low, 1),
  horizontal(high, -1),
]

const clipByEdge = (ring: readonly Pixel[], edge: Edge): readonly Pixel[] => {
  const kept: Pixel[] = []
  let previous = ring.at(-1)
  for (const pixel of ring) {
    if (previous !== undefined && edge.isInside(previous) !== edge.isInside(pixel)) {
      kept.push(edge.cross(previous, pixel))
    }
    if (edge.isInside(pixel)) kept.push(pixel)
    previous = pixel
  }
  return kept
}

/** The part of a closed shape inside the window. */
export const clipRing = (ring: readonly Pixel[], window: Window): readonly Pixel[] =>
  ring.every((pixel) => contains(window, pixel)) ? ring : edgesOf(window).reduce(clipByEdge, ring)

const contains = ({ low, high }: Window, { x, y }: Pixel): boolean =>
  x >= low && x <= high && y >= low && y <= high

const clipSegment = (
  from: Pixel,
  to: Pixel,
  edges: readonly Edge[],
): readonly [Pixel, Pixel] | null => {
  let [a, b] = [from, to]
  for (const edge of edges) {
    const [hasA, hasB] = [edge.isInside(a), edge.isInside(b)]
    if (!hasA && !hasB) return null
    if (!hasA) a = edge.cross(a, b)
    if (!hasB) b = edge.cross(a, b)
  }
  return [a, b]
}

/** The pieces of a line inside the window. */
export const clipLine = (
  line: readonly Pixel[],
  window: Window,
): ReadonlyArray<readonly Pixel[]> => {
  const edges = edgesOf(window)
  const pieces: Pixel[][] = []
  let end: Pixel | undefined
  let previous: Pixel | undefined
  for (const pixel of line) {
    const visible = previous === undefined ? null : clipSegment(previous, pixel, edges)
    if (visible !== null) {
      const [a, b] = visible
      const piece = pieces.at(-1)
      if (piece !== undefined && end === previous && a === previous) piece.push(b)
      else pieces.push([a, b])
      end = b
    }
    previous = pixel
  }
  return pieces
}
