import type { Point } from '../geometry/distance.ts'
import type { City, Locality } from '../places/gazetteer.ts'
import { type Pixel, project } from './mercator.ts'
import { palette } from './palette.ts'

/** A name on the map, and the zooms between which it shows. */
export type Label = {
  readonly text: string
  readonly point: Point
  readonly size: number
  readonly weight: 400 | 600
  readonly colour: string
  /** Draws a dot above the name, for a spot rather than an area. */
  readonly hasDot: boolean
  readonly fromZoom: number
  readonly toZoom: number
}

type Style = Pick<Label, 'size' | 'weight' | 'colour' | 'hasDot'> & { readonly earliest: number }

const earliestZoom = 3
const lastCityZoom = 11

const cityStyle: Style = {
  size: 14,
  weight: 600,
  colour: palette.cityLabel,
  hasDot: true,
  earliest: earliestZoom,
}

const styles: Readonly<Record<Locality['kind'], Style>> = {
  town: { size: 12, weight: 600, colour: palette.cityLabel, hasDot: true, earliest: 8 },
  suburb: { size: 12, weight: 600, colour: palette.label, hasDot: false, earliest: 10 },
  neighbourhood: { size: 11, weight: 400, colour: palette.label, hasDot: false, earliest: 11 },
  industrial: { size: 11, weight: 400, colour: palette.label, hasDot: false, earliest: 11 },
  landmark: { size: 11, weight: 400, colour: palette.landmark, hasDot: true, earliest: 12 },
}

/** From this zoom on there is room for every name. */
const roomyZoom = 17
const deepestZoom = 21

type Box = { readonly at: Pixel; readonly halfWidth: number; readonly halfHeight: number }

/** Half the width of an average letter, relative to the font size. */
const halfLetter = 0.29

export const halfWidthOf = (text: string, size: number): number =>
  Array.from(text).length * size * halfLetter

const boxOf = (point: Point, text: string, style: Style, zoom: number): Box => ({
  at: project(point, zoom),
  halfWidth: halfWidthOf(text, style.size) + 4,
  halfHeight: style.size + 4,
})

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.at.x - b.at.x) < a.halfWidth + b.halfWidth &&
  Math.abs(a.at.y - b.at.y) < a.halfHeight + b.halfHeight

const importance: ReadonlyArray<Locality['kind']> = [
  'town',
  'suburb',
  'landmark',
  'neighbourhood',
  'industrial',
]

const byImportance = (a: Locality, b: Locality): number =>
  importance.indexOf(a.kind) - importance.indexOf(b.kind)

/**
 * Decides from which zoom each name has room beside the more important ones. Decided once for the
 * whole city, so that neighbouring tiles agree on every name, whichever is drawn first.
 */
const localityLabels = (city: City): readonly Label[] => {
  const waiting = new Set(city.localities.toSorted(byImportance))
  const shown: Array<{ readonly locality: Locality; readonly fromZoom: number }> = []
  for (let zoom = 8; zoom <= roomyZoom; zoom += 1) {
    const boxes = shown.map(({ locality }) =>
      boxOf(locality, locality.name, styles[locality.kind], zoom),
    )
    if (zoom <= lastCityZoom) boxes.push(boxOf(city.centre, city.name, cityStyle, zoom))
    for (const locality of waiting) {
      const style = styles[locality.kind]
      const box = boxOf(locality, locality.name, style, zoom)
      const hasRoom = zoom === roomyZoom || !boxes.some((other) => overlap(box, other))
      if (style.earliest > zoom || !hasRoom) continue
      boxes.push(box)
      shown.push({ locality, fromZoom: zoom })
      waiting.delete(locality)
    }
  }
  return shown.map(({ locality, fromZoom }) => ({
    ...styles[locality.kind],
    text: locality.name,
    point: locality,
    fromZoom,
    toZoom: deepestZoom,
  }))
}

/**
 * The same for the cities on a map of many. A city with more localities in the gazetteer shows
 * sooner.
 */
const cityLabels = (cities: readonly City[]): readonly Label[] => {
  const waiting = new Set(cities.toSorted((a, b) => b.localities.length - a.localities.length))
  const shown: Label[] = []
  for (let zoom = earliestZoom; zoom <= lastCityZoom; zoom += 1) {
    const boxes = shown.map(({ text, point }) => boxOf(point, text, cityStyle, zoom))
    for (const city of waiting) {
      const box = boxOf(city.centre, city.name, cityStyle, zoom)
      if (boxes.some((other) => overlap(box, other))) continue
      boxes.push(box)
      shown.push({
        ...cityStyle,
        text: city.name,
        point: city.centre,
        fromZoom: zoom,
        toZoom: lastCityZoom,
      })
      waiting.delete(city)
    }
  }
  return shown
}

export const labelsOf = (cities: readonly City[]): readonly Label[] => [
  ...cityLabels(cities),
  ...cities.flatMap(localityLabels),
]
