import type { Point } from '../geometry/distance.ts'

/** The side of a tile in pixels, as usual on the web. */
export const tileSize = 256

/** A point on the map of the whole world at some zoom, in pixels from its north-west corner. */
export type Pixel = { readonly x: number; readonly y: number }

export const worldSize = (zoom: number): number => tileSize * 2 ** zoom

/** Web Mercator. Latitudes beyond its square are clamped to its edge. */
export const project = ({ lat, lng }: Point, zoom: number): Pixel => {
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)))
  const size = worldSize(zoom)
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

export const unproject = ({ x, y }: Pixel, zoom: number): Point => {
  const size = worldSize(zoom)
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lng: (x / size - 0.5) * 360,
  }
}
