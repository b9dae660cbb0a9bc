import { halfWidthOf } from './labels.ts'
import { type Pixel, tileSize } from './mercator.ts'
import { palette } from './palette.ts'
import { escapeText, round } from './svg.ts'

/** The distance between repeats of a road's name, in pixels. */
const nameEvery = 420
const size = 10

type Stretch = { readonly start: Pixel; readonly end: Pixel }

/** The repeats that are visible on the tile, because at high zooms there are thousands. */
const visibleRepeats = (
  { start, end }: Stretch,
  count: number,
  reach: number,
): { readonly first: number; readonly last: number } => {
  const isFlat = Math.abs(end.x - start.x) > Math.abs(end.y - start.y)
  const [from, to] = isFlat ? [start.x, end.x] : [start.y, end.y]
  const repeatAt = (pixel: number): number => ((pixel - from) / (to - from)) * count
  const [low, high] = [repeatAt(-reach), repeatAt(tileSize + reach)]
  return {
    first: Math.max(0, Math.floor(Math.min(low, high))),
    last: Math.min(count - 1, Math.ceil(Math.max(low, high))),
  }
}

const upright = (degrees: number): number =>
  degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees

const namesAlong = (name: string, { start, end }: Stretch): readonly string[] => {
  const half = halfWidthOf(name, size)
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(dx, dy)
  if (length < half * 2 + 20) return []
  const count = Math.max(1, Math.floor(length / nameEvery))
  const { first, last } = visibleRepeats({ start, end }, count, half)
  const angle = round(upright((Math.atan2(dy, dx) * 180) / Math.PI))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => {
    const part = (first + step + 0.5) / count
    const [x, y] = [round(start.x + dx * part), round(start.y + dy * part)]
    return `<text transform="translate(${x} ${y}) rotate(${angle})" y="3.5" font-size="${size}" fill="${palette.roadLabel}">${escapeText(name)}</text>`
  })
}

/** A road's name along each stretch that is long enough, at the same spots on every tile. */
export const roadNames = (name: string, line: readonly Pixel[]): string =>
  line
    .slice(1)
    .flatMap((end, index) => {
      const start = line[index]
      return start === undefined ? [] : namesAlong(name, { start, end })
    })
    .join('')
