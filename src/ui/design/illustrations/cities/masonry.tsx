import { paint } from '../paint.ts'
import { GROUND } from './CityFrame.tsx'

type Painted = { readonly fill?: string }

type WallProps = Painted & {
  readonly x: number
  readonly width: number
  readonly height: number
  /** How high its foot stands over the ground. */
  readonly over?: number
}

/** A wall, its foot on the ground or above. */
export const Wall = ({ x, width, height, over = 0, fill = paint.body }: WallProps) => (
  <rect x={x} y={GROUND - over - height} width={width} height={height} fill={fill} />
)

type ArchProps = Painted & {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly over?: number
}

/** A gate or a window with a round head. */
export const Arch = ({ x, width, height, over = 0, fill = paint.sky }: ArchProps) => {
  const foot = GROUND - over
  const radius = width / 2
  return (
    <path
      d={`M${x} ${foot} V${foot - height + radius} A${radius} ${radius} 0 0 1 ${x + width} ${foot - height + radius} V${foot} Z`}
      fill={fill}
    />
  )
}

type DomeProps = Painted & {
  readonly x: number
  readonly radius: number
  /** The height of its foot over the ground. */
  readonly over: number
}

/** Half a ball with a point, its middle at `x`. */
export const Dome = ({ x, radius, over, fill = paint.cargo }: DomeProps) => {
  const foot = GROUND - over
  const top = foot - radius
  return (
    <g>
      <path d={`M${x} ${top} V${top - 4}`} stroke={fill} strokeWidth={1.6} strokeLinecap="round" />
      <path
        d={`M${x - radius} ${foot} A${radius} ${radius} 0 0 1 ${x + radius} ${foot} Z`}
        fill={fill}
      />
    </g>
  )
}

type TowerProps = Painted & {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly cap?: string
}

/** A tower with a little dome on it. */
export const Tower = ({
  x,
  width,
  height,
  fill = paint.bodyLight,
  cap = paint.cargo,
}: TowerProps) => (
  <g>
    <Wall x={x} width={width} height={height} fill={fill} />
    <Dome x={x + width / 2} radius={width / 2 + 0.6} over={height} fill={cap} />
  </g>
)

type WaterProps = { readonly from?: number; readonly to?: number }

/** Two waves on the ground. */
export const Water = ({ from = 8, to = 88 }: WaterProps) => (
  <g stroke={paint.bodyLight} strokeWidth={2} strokeLinecap="round" strokeDasharray="10 6">
    <path d={`M${from} 57 H${to}`} />
    <path d={`M${from + 6} 61 H${to - 6}`} />
  </g>
)

/** A row of plain houses behind what matters. */
export const Houses = () => (
  <path
    d={`M6 ${GROUND} V44 H14 V38 H22 V48 H74 V40 H82 V46 H90 V${GROUND} Z`}
    fill={paint.white}
    opacity={0.75}
  />
)
