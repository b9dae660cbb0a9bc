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
 * How a ring is queried for many points where a grid does not help: through a tree of boxes around runs
 * of its edges. If a point is outside the box of a run, it is clear how often the ray to its right
 * crosses the run: never if the box is above, below or to the left; if it is to the right, an odd
 * number of times exactly if the ends of the run are on different sides of the ray. Only boxes that
 * contain the point are opened, and those are few for any ring: a slanted comb is no worse than a
 * circle. The remaining edges, of a box or two, are compared exactly as in `serves`.
 */

const edgesInLeaf = 8

/** A ring as a heap of boxes: box 1 encloses all of it, box n encloses boxes 2n and 2n + 1. */
export type RingTree = {
  readonly shape: 'tree'
  readonly corners: RingCorners
  /** The west, south, east and north of each box. */
  readonly boxes: Float64Array
  /** The number of boxes that hold edges, a power of two. Those past the last edge are empty. */
  readonly leaves: number
}

/**
 * Computes the bounds of a box, around the edges of a leaf or around two boxes, and stores them in
 * `boxes`.
 */
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

/**
 * Which side of the edges of one leaf a point is on: inside if the ray to its right crosses them an odd
 * number of times.
 */
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
    // Go on to the next box on this level, or to one above if this was the last of its parent.
    box += 1
    box >>= trailingZeros(box)
    if (box === 1) return isInside ? inside : outside
  }
}
