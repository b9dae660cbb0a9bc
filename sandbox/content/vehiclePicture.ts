import { twoWheelerId } from '../fare/vehicles.ts'

/** The side view of a vehicle: lengths in decimetres, so that pictures compare. */
type Build = {
  readonly bed: number
  readonly height: number
  readonly cab: number
  readonly wheel: number
  readonly isOpen: boolean
}

const builds: ReadonlyMap<number, Build> = new Map([
  [126, { bed: 14, height: 10, cab: 8, wheel: 2.4, isOpen: true }],
  [127, { bed: 17, height: 14, cab: 9, wheel: 2.4, isOpen: false }],
  [91, { bed: 17, height: 14, cab: 9, wheel: 2.4, isOpen: false }],
  [1, { bed: 21, height: 15, cab: 12, wheel: 2.8, isOpen: true }],
  [129, { bed: 21, height: 15, cab: 12, wheel: 2.8, isOpen: true }],
  [9, { bed: 24, height: 17, cab: 14, wheel: 3.2, isOpen: true }],
  [128, { bed: 27, height: 17, cab: 14, wheel: 3.2, isOpen: true }],
  [2, { bed: 27, height: 19, cab: 15, wheel: 3.8, isOpen: true }],
  [3, { bed: 43, height: 20, cab: 15, wheel: 3.8, isOpen: false }],
  [4, { bed: 52, height: 21, cab: 16, wheel: 4.2, isOpen: false }],
])

const paint = '#0f6b78'
const shade = '#0b5560'
const glass = '#d5eaec'
const bedColour = '#f4c05a'
const bedShade = '#dc9f33'
const boxColour = '#dba36a'
const boxShade = '#bd8349'
const tyre = '#27323a'
const rim = '#c9d4d8'
const lamp = '#f6a33b'

const ground = 28

const wheel = (x: number, radius: number): string => {
  const [at, y] = [x.toFixed(2), (ground - radius).toFixed(2)]
  const ring = (part: number, fill: string) =>
    `<circle cx="${at}" cy="${y}" r="${(radius * part).toFixed(2)}" fill="${fill}"/>`
  return ring(1, tyre) + ring(0.52, rim) + ring(0.2, tyre)
}

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" rx="${round}" fill="${fill}"/>`

const shadow = (width: number): string =>
  `<ellipse cx="${width / 2}" cy="${ground}" rx="${width * 0.47}" ry="0.8" fill="${shade}" opacity="0.18"/>`

const svg = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30" height="120">${shadow(width)}${content}</svg>`

const motorcycle = (): string =>
  svg(
    26,
    [
      `<path d="M5 24.4 10 18h7l3 6.4M17 18l1.5-5h-3" fill="none" stroke="${paint}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<path d="M8.5 17.4h9l-1.4 4.4h-5.4z" fill="${paint}"/>`,
      box(2, 9, 8, 8, bedColour, 1),
      box(2, 11, 8, 0.8, bedShade),
      wheel(5, 3.6),
      wheel(20, 3.6),
    ].join(''),
  )

/** The load on an open bed: two boxes, one before the other. */
const load = (bed: number, height: number, top: number): string => {
  const [wide, high] = [bed * 0.34, height * 0.42]
  const at = (x: number, part: number) =>
    box(x, top - high * part, wide, high * part, boxColour, 0.4) +
    box(x + wide * 0.42, top - high * part, wide * 0.16, high * part, boxShade)
  return at(bed * 0.14, 1) + at(bed * 0.52, 0.68)
}

const ribs = (bed: number, top: number, floor: number): string => {
  const count = Math.round(bed / 4)
  return Array.from({ length: count - 1 }, (_, rib) =>
    box(1 + (bed / count) * (rib + 1) - 0.2, top + 1, 0.4, floor - top - 1, bedShade),
  ).join('')
}

const truck = ({ bed, height, cab, wheel: radius, isOpen }: Build): string => {
  const floor = ground - radius * 1.2
  const bedTop = isOpen ? floor - height * 0.45 : floor - height
  const cabTop = floor - height * 0.85
  const front = bed + 1 + cab
  const start = bed + 1.6
  const sill = cabTop + height * 0.42
  return svg(
    front + 3,
    [
      box(1, floor - 0.4, front - 1, radius * 0.5 + 0.4, tyre, 0.4),
      isOpen ? load(bed, height, bedTop) : '',
      box(1, bedTop, bed, floor - bedTop, bedColour, 0.8),
      ribs(bed, bedTop, floor),
      box(1, bedTop, bed, 1, bedShade, 0.5),
      `<path d="M${start} ${floor + 0.6}V${cabTop + 1.4}a1.4 1.4 0 0 1 1.4-1.4h${cab * 0.46}q0.8 0 1.2 0.7l${cab * 0.3} ${height * 0.38}q0.4 0.6 0.4 1.3V${floor + 0.6}z" fill="${paint}"/>`,
      `<path d="M${start + cab * 0.22} ${sill}V${cabTop + 1.6}h${cab * 0.26}q0.4 0 0.6 0.4L${start + cab * 0.72} ${sill}z" fill="${glass}"/>`,
      box(start + cab * 0.2, sill + height * 0.06, 0.3, floor - sill - height * 0.06, shade),
      box(start + cab * 0.3, sill + height * 0.1, cab * 0.12, 0.6, shade, 0.3),
      box(front - 1.3, floor - height * 0.22, 1, height * 0.1, lamp, 0.4),
      box(front - 2.4, floor - 0.2, 3, 1.2, tyre, 0.5),
      wheel(bed * 0.25 + 1, radius),
      wheel(bed + cab * 0.6, radius),
    ].join(''),
  )
}

/** A plain side view as SVG, or null for an unknown id. */
export const vehiclePicture = (id: number): string | null => {
  if (id === twoWheelerId) return motorcycle()
  const build = builds.get(id)
  return build === undefined ? null : truck(build)
}
