import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'

/** What a map shows: the point in its middle, and how deep it is zoomed. */
export type MapView = { readonly centre: Coordinates; readonly zoom: number }

/** Pixels of the page. */
export type MapSize = { readonly width: number; readonly height: number }

export type ZoomLimits = { readonly least: number; readonly most: number }

const tileSize = 256

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

type Plane = { readonly x: number; readonly y: number }

/** The point in pixels of the whole world's map at a zoom (web Mercator). */
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

/** The zoom some steps deeper, as far as the limits allow. */
export const zoomedBy = (zoom: number, steps: number, { least, most }: ZoomLimits): number =>
  clamp(zoom + steps, least, most)

/** The middle after a move by shares of the map's size. */
export const middleMoved = (
  { centre, zoom }: MapView,
  { width, height }: MapSize,
  right: number,
  down: number,
): Coordinates => {
  const from = toPlane(centre, zoom)
  return fromPlane({ x: from.x + right * width, y: from.y + down * height }, zoom)
}
