import type { Point } from '../geometry/distance.ts'
import type { City } from '../places/gazetteer.ts'
import { clipLine, clipRing, type Window } from './clip.ts'
import { type Label, labelsOf } from './labels.ts'
import { type Pixel, project, tileSize, unproject } from './mercator.ts'
import { palette } from './palette.ts'
import { roadNames } from './roadNames.ts'
import { type Shape, toShape, touches } from './shape.ts'
import { type Block, type Bounds, blocksWithin, streetsWithin } from './streets.ts'
import { cased, escapeText, fill, pathOf, round } from './svg.ts'

export type TileAddress = { readonly z: number; readonly x: number; readonly y: number }

/** Draws one tile of the schematic map as an SVG document of 256 by 256. */
export type DrawTile = (address: TileAddress) => string

/** Lines extend a little beyond the tile, so that their ends and edges do not show. */
const window: Window = { low: -32, high: tileSize + 32 }

const roadsFrom = 7
const roadNamesFrom = 13
const streetsFrom = 13
const allStreetsFrom = 15
const blocksFrom = 16

const widest = 16

const roadWidth = (zoom: number): number => Math.min(widest, Math.max(1, 1.45 ** (zoom - 9)))
const mainStreetWidth = (zoom: number): number => Math.min(12, 1.55 ** (zoom - 13))
const streetWidth = (zoom: number): number => Math.min(9, 1.5 ** (zoom - 14.5))

const drawLabel = ({ text, size, weight, colour, hasDot }: Label, { x, y }: Pixel): string => {
  const dot = hasDot ? `<circle cx="${round(x)}" cy="${round(y)}" r="2.5" fill="${colour}"/>` : ''
  const below = hasDot ? size + 3 : size / 3
  return `${dot}<text x="${round(x)}" y="${round(y + below)}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeText(text)}</text>`
}

const boundsOf = ({ z, x, y }: TileAddress, beyond: number): Bounds => {
  const northWest = unproject({ x: x * tileSize - beyond, y: y * tileSize - beyond }, z)
  const southEast = unproject({ x: (x + 1) * tileSize + beyond, y: (y + 1) * tileSize + beyond }, z)
  return {
    south: southEast.lat,
    north: northWest.lat,
    west: northWest.lng,
    east: southEast.lng,
  }
}

/** How far a name reaches into neighbouring tiles, in pixels. */
const labelReach = 140

/** Ponds that are too small to see get no name. */
const namedWaterPixels = 60

type Place = (point: Point) => Pixel

const drawWaterName = ({ name, bounds }: Shape, place: Place): string => {
  const { south, north, west, east } = bounds
  const at = place({ lat: (south + north) / 2, lng: (west + east) / 2 })
  const width = place({ lat: north, lng: east }).x - place({ lat: north, lng: west }).x
  const isNear = Math.max(Math.abs(at.x - 128), Math.abs(at.y - 128)) < 128 + labelReach
  if (width < namedWaterPixels || !isNear) return ''
  return `<text x="${round(at.x)}" y="${round(at.y)}" font-size="11" font-style="italic" fill="${palette.waterLabel}">${escapeText(name)}</text>`
}

const drawBlocks = (blocks: readonly Block[], place: Place): string => {
  const rings = (shapes: ReadonlyArray<readonly Point[]>): string =>
    shapes.map((shape) => pathOf(clipRing(shape.map(place), window), 'Z')).join('')
  const parks = rings(blocks.flatMap((block) => (block.kind === 'Park' ? [block.border] : [])))
  const houses = rings(blocks.flatMap((block) => (block.kind === 'Houses' ? block.houses : [])))
  return fill(parks, palette.park) + fill(houses, palette.house)
}

const isIn = ({ south, north, west, east }: Bounds, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

export const makeDrawTile = (cities: readonly City[]): DrawTile => {
  const labels = labelsOf(cities)
  const waters = cities.flatMap((city) => city.waters.map(({ name, ring }) => toShape(name, ring)))
  const roads = cities.flatMap((city) => city.roads.map(({ name, line }) => toShape(name, line)))
  const localities = cities.flatMap((city) => city.localities)

  return (address) => {
    const { z, x, y } = address
    const place: Place = (point) => {
      const pixel = project(point, z)
      return { x: pixel.x - x * tileSize, y: pixel.y - y * tileSize }
    }
    const bounds = boundsOf(address, 64)
    const wide = boundsOf(address, labelReach)

    const streets = z < streetsFrom ? [] : streetsWithin(bounds, localities, z < allStreetsFrom)
    const blocks = z < blocksFrom ? [] : blocksWithin(bounds, localities)
    const streetPath = (isMain: boolean): string =>
      streets
        .filter((street) => street.isMain === isMain)
        .flatMap(({ from, to }) => clipLine([place(from), place(to)], window))
        .map((piece) => pathOf(piece))
        .join('')
    const water = waters
      .filter((shape) => touches(shape.bounds, bounds))
      .map(({ points }) => pathOf(clipRing(points.map(place), window), 'Z'))
      .join('')
    const nearRoads = z < roadsFrom ? [] : roads.filter((shape) => touches(shape.bounds, wide))
    const roadPath = nearRoads
      .flatMap(({ points }) => clipLine(points.map(place), window))
      .map((piece) => pathOf(piece))
      .join('')
    const names = [
      ...waters.filter((s) => touches(s.bounds, wide)).map((s) => drawWaterName(s, place)),
      ...(z < roadNamesFrom ? [] : nearRoads).map((s) => roadNames(s.name, s.points.map(place))),
      ...labels
        .filter(({ fromZoom, toZoom, point }) => z >= fromZoom && z <= toZoom && isIn(wide, point))
        .map((label) => drawLabel(label, place(label.point))),
    ].join('')

    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">`,
      `<rect width="${tileSize}" height="${tileSize}" fill="${palette.land}"/>`,
      drawBlocks(blocks, place),
      cased(streetPath(false), palette.street, palette.streetCase, streetWidth(z)),
      cased(streetPath(true), palette.street, palette.streetCase, mainStreetWidth(z)),
      fill(water, palette.water),
      cased(roadPath, palette.road, palette.roadCase, roadWidth(z)),
      `<g font-family="system-ui,sans-serif" text-anchor="middle" stroke="${palette.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${names}</g>`,
      '</svg>',
    ].join('')
  }
}
