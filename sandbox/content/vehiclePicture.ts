import { twoWheelerId } from '../fares/vehicles.ts'

/** What a vehicle looks like from the side: lengths in decimetres, so that pictures compare. */
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

const ink = '#0f5c63'
const glass = '#d5eaec'
const bedColour = '#f0b13c'
const tyre = '#2c353b'

const wheel = (x: number, radius: number, ground: number): string =>
  `<circle cx="${x}" cy="${ground - radius}" r="${radius}" fill="${tyre}"/><circle cx="${x}" cy="${ground - radius}" r="${radius * 0.45}" fill="#fff"/>`

const svg = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30" height="120">${content}</svg>`

const motorcycle = (): string =>
  svg(
    26,
    `${wheel(5, 3.6, 28)}${wheel(20, 3.6, 28)}<path d="M5 24.4 10 18h7l3 6.4M17 18l1.5-5h-3" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/><rect x="2" y="9" width="8" height="8" rx="1" fill="${bedColour}"/>`,
  )

const truck = ({ bed, height, cab, wheel: radius, isOpen }: Build): string => {
  const ground = 28
  const floor = ground - radius * 1.2
  const bedTop = isOpen ? floor - height * 0.45 : floor - height
  const cabTop = floor - height * 0.85
  const front = bed + 1 + cab
  return svg(
    front + 3,
    [
      `<rect x="1" y="${bedTop}" width="${bed}" height="${floor - bedTop}" rx="0.8" fill="${bedColour}"/>`,
      `<path d="M${bed + 1.6} ${floor}V${cabTop + 1}a1 1 0 0 1 1-1h${cab * 0.5}l${cab * 0.4} ${height * 0.4}V${floor}z" fill="${ink}"/>`,
      `<path d="M${bed + 1.6 + cab * 0.35} ${cabTop + 1.4}h${cab * 0.2}l${cab * 0.3} ${height * 0.32}h-${cab * 0.5}z" fill="${glass}"/>`,
      wheel(bed * 0.25 + 1, radius, ground),
      wheel(bed + cab * 0.6, radius, ground),
    ].join(''),
  )
}

/** A plain side view as SVG, or null for an id that no vehicle has. */
export const vehiclePicture = (id: number): string | null => {
  if (id === twoWheelerId) return motorcycle()
  const build = builds.get(id)
  return build === undefined ? null : truck(build)
}
