import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'

/** What a map shows: the point in its middle, and the zoom level. */
export type MapView = { readonly centre: Coordinates; readonly zoom: number }

/** Pixels of the page. */
export type MapSize = { readonly width: number; readonly height: number }

/** The smallest and the largest zoom level of a map. */
export type ZoomLimits = { readonly least: number; readonly most: number }

const tileSize = 256

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

type Plane = { readonly x: number; readonly y: number }

/** The point in pixels on the map of the whole world at a zoom (web Mercator). */
const toPlane = ({ lat, lng }: Coordinates, zoom: number): Plane => {
  const world = tileSize * 2 ** zoom
  const sine = clamp(Math.sin((lat * Math.PI) / 180), -0.9999, 0.9999)
  return {
    x: world * (lng / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

const fromPlane = ({ x, y }: Plane, zoom: number): Coordinates => {
  const world = tileSize * 2 ** zoom
  const turns = x / world - Math.floor(x / world)
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI
  return rounded({ lat, lng: turns * 360 - 180 })
}

/** The zoom some steps deeper, within the limits. */
export const zoomedBy = (zoom: number, steps: number, { least, most }: ZoomLimits): number =>
  clamp(zoom + steps, least, most)

/** The middle after a move by fractions of the map's size. */
export const middleMoved = (
  { centre, zoom }: MapView,
  { width, height }: MapSize,
  right: number,
  down: number,
): Coordinates => {
  const from = toPlane(centre, zoom)
  return fromPlane({ x: from.x + right * width, y: from.y + down * height }, zoom)
}

// Room around the points, if the map is large enough.
const margin = 64
const marginShare = 0.2

// What a place needs at least: above for its pin, below for its caption and, under it, for whose map it
// is. On the lowest map it is enough for the caption alone.
const pin = 40
const caption = 56
const captionShare = 0.27

// Deeper, too little of the surroundings shows to recognise the place.
const deepestFit = 16

const marginOf = (pixels: number): number => Math.min(margin, pixels * marginShare)

const middleOf = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** The deepest view that shows all points; null if there are none, or no room for them. */
export const viewHolding = (
  points: readonly Coordinates[],
  { width, height }: MapSize,
  { least, most }: ZoomLimits,
): MapView | null => {
  if (points.length === 0 || width <= 0 || height <= 0) return null
  const spots = points.map((point) => toPlane(point, 0))
  const across = spots.map(({ x }) => x)
  const down = spots.map(({ y }) => y)
  const above = Math.min(pin, height * marginShare)
  const below = Math.min(caption, height * captionShare)
  const roomAcross = width - 2 * marginOf(width)
  const roomDown = height - Math.max(2 * marginOf(height), above + below)
  // Infinite for a single spot; then the limits decide.
  const scale = Math.min(roomAcross / spanOf(across), roomDown / spanOf(down))
  const zoom = clamp(Math.floor(Math.log2(scale)), least, Math.min(most, deepestFit))
  const pixel = 2 ** -zoom
  // In the middle, unless that leaves too little room below.
  const lifted = Math.max(below * pixel - (height * pixel - spanOf(down)) / 2, 0)
  return {
    centre: fromPlane({ x: middleOf(across), y: middleOf(down) + lifted }, 0),
    zoom,
  }
}

// Half of the largest mark, which is cut if it stands closer to the edge.
const edge = 16

/** Whether a mark at the point shows whole. */
export const isWithin =
  ({ centre, zoom }: MapView, { width, height }: MapSize) =>
  (point: Coordinates): boolean => {
    const middle = toPlane(centre, zoom)
    const spot = toPlane(point, zoom)
    return (
      Math.abs(spot.x - middle.x) <= width / 2 - edge &&
      Math.abs(spot.y - middle.y) <= height / 2 - edge
    )
  }
