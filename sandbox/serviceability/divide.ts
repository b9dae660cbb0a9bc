import type { Point } from '../geometry/distance.ts'

/** A line from south to north. */
export type Divide = readonly Point[]

/** The assumed width of the water, in degrees of longitude. */
const width = 0.0008

const lngAt = (divide: Divide, lat: number): number => {
  let previous = divide[0]
  for (const next of divide) {
    if (previous !== undefined && next.lat >= lat && next.lat > previous.lat) {
      const share = (lat - previous.lat) / (next.lat - previous.lat)
      return previous.lng + share * (next.lng - previous.lng)
    }
    previous = next
  }
  return previous?.lng ?? 0
}

/** Cuts the border along a line; keeps the corners on one side and closes them along the line. */
const sideOf = (border: readonly Point[], divide: Divide, side: 1 | -1): readonly Point[] => {
  const offset = (point: Point): number => side * (point.lng - lngAt(divide, point.lat)) - width / 2
  const crossing = (inside: Point, outside: Point): Point => {
    let [near, far] = [inside, outside]
    for (let round = 0; round < 40; round += 1) {
      const middle = { lat: (near.lat + far.lat) / 2, lng: (near.lng + far.lng) / 2 }
      if (offset(middle) >= 0) near = middle
      else far = middle
    }
    return near
  }
  const bank = divide.map(({ lat, lng }) => ({ lat, lng: lng + (side * width) / 2 }))
  const along = (start: Point, end: Point): readonly Point[] => {
    const [low, high] = [Math.min(start.lat, end.lat), Math.max(start.lat, end.lat)]
    const between = bank.filter(({ lat }) => lat > low && lat < high)
    return start.lat < end.lat ? between : between.toReversed()
  }
  const kept: Point[] = []
  const leaving = border.findIndex(
    (point, index) =>
      offset(point) >= 0 && offset(border[(index + 1) % border.length] ?? point) < 0,
  )
  let left: Point | undefined
  for (let count = 0; count < border.length; count += 1) {
    const here = border[(leaving + count) % border.length]
    const next = border[(leaving + count + 1) % border.length]
    if (here === undefined || next === undefined) continue
    if (offset(here) >= 0) kept.push(here)
    if (offset(here) >= 0 && offset(next) < 0) {
      left = crossing(here, next)
      kept.push(left)
    } else if (offset(here) < 0 && offset(next) >= 0) {
      const back = crossing(next, here)
      if (left !== undefined) kept.push(...along(left, back))
      kept.push(back)
    }
  }
  return kept
}

/** The parts of a border west and east of a creek that runs from south to north. */
export const divideBorder = (
  border: readonly Point[],
  divide: Divide,
): readonly [readonly Point[], readonly Point[]] => [
  sideOf(border, divide, -1),
  sideOf(border, divide, 1),
]
