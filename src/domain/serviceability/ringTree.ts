import type { Coordinates } from '../place/coordinates.ts'
import {
  border,
  degreesAt,
  inside,
  outside,
  type RingCorners,
  type Side,
  sideOfEdges,
} from './ringCorners.ts'

/*
 * How a ring is asked about many points where a grid does not help: through a tree of boxes around runs of its
 * edges. Whether the ray to the right of a point crosses a run is plain where the point is not in its box:
 * never where the box is above, below or to the left, and where it is to the right, once more if the ends
 * of the run are on different sides of the ray. Only boxes that the point is in are opened, and those are
 * few, whatever the ring is like: a slanted comb is no worse than a circle. What is left are the edges of a
 * box or two, and they are asked exactly as `serves` asks them.
 */

const edgesInLeaf = 8

/** A ring as a heap of boxes: box 1 is around all of it, box n around boxes 2n and 2n + 1. */
export type RingTree = {
  readonly shape: 'tree'
  readonly corners: RingCorners
  /** Of each box its west, south, east and north. */
  readonly boxes: Float64Array
  /** How many boxes hold edges: a power of two. Those past the last edge are nowhere. */
  readonly leaves: number
}

/** The box around the edges of one leaf, or around two boxes, brought into `boxes`. */
const bound = ({ corners, boxes, leaves }: RingTree, box: number): void => {
  let west = Number.POSITIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  if (box < leaves) {
    const left = 8 * box
    const right = left + 4
    west = Math.min(degreesAt(boxes, left), degreesAt(boxes, right))
    south = Math.min(degreesAt(boxes, left + 1), degreesAt(boxes, right + 1))
    east = Math.max(degreesAt(boxes, left + 2), degreesAt(boxes, right + 2))
    north = Math.max(degreesAt(boxes, left + 3), degreesAt(boxes, right + 3))
  } else {
    const from = (box - leaves) * edgesInLeaf
    const to = Math.min(corners.edges, from + edgesInLeaf)
    for (let corner = from; from < to && corner <= to; corner += 1) {
      west = Math.min(west, degreesAt(corners.degrees, 2 * corner))
      south = Math.min(south, degreesAt(corners.degrees, 2 * corner + 1))
      east = Math.max(east, degreesAt(corners.degrees, 2 * corner))
      north = Math.max(north, degreesAt(corners.degrees, 2 * corner + 1))
    }
  }
  boxes[4 * box] = west
  boxes[4 * box + 1] = south
  boxes[4 * box + 2] = east
  boxes[4 * box + 3] = north
}

export const treeOf = (corners: RingCorners): RingTree => {
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, corners.edges / edgesInLeaf)))
  const boxes = new Float64Array(8 * leaves)
  const tree: RingTree = { shape: 'tree', corners, boxes, leaves }
  for (let box = 2 * leaves - 1; box > 0; box -= 1) bound(tree, box)
  return tree
}

/** Which side of the edges of one leaf a point is on: whether the ray to its right crosses them oddly often. */
const sideOfLeaf = ({ corners, leaves }: RingTree, leaf: number, point: Coordinates): Side => {
  const from = (leaf - leaves) * edgesInLeaf
  return sideOfEdges(corners.degrees, from, Math.min(corners.edges, from + edgesInLeaf), point)
}

const trailingZeros = (number: number): number => 31 - Math.clz32(number & -number)

/** Which side of the ring a point is on. */
export const sideInTree = (tree: RingTree, point: Coordinates): Side => {
  const { corners, boxes, leaves } = tree
  const { lat, lng } = point
  let isInside = false
  let box = 1
  for (;;) {
    const at = 4 * box
    const isLevel = lat >= degreesAt(boxes, at + 1) && lat <= degreesAt(boxes, at + 3)
    if (isLevel && lng <= degreesAt(boxes, at + 2)) {
      if (lng < degreesAt(boxes, at)) {
        const size = Math.clz32(box) - Math.clz32(leaves)
        const from = ((box << size) - leaves) * edgesInLeaf
        const to = Math.min(corners.edges, from + (edgesInLeaf << size))
        const isNorth = degreesAt(corners.degrees, 2 * from + 1) > lat
        if (isNorth !== degreesAt(corners.degrees, 2 * to + 1) > lat) isInside = !isInside
      } else if (box < leaves) {
        box *= 2
        continue
      } else {
        const side = sideOfLeaf(tree, box, point)
        if (side === border) return border
        if (side === inside) isInside = !isInside
      }
    }
    // On to the next box on this level, or above it where this was the last one of its parent.
    box += 1
    box >>= trailingZeros(box)
    if (box === 1) return isInside ? inside : outside
  }
}
