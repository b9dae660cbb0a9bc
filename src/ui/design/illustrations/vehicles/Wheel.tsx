import { paint } from '../paint.ts'
import { GROUND } from './VehicleFrame.tsx'

type WheelProps = {
  /** The position of its axle. */
  readonly x: number
  readonly radius: number
  /** Whether the body arches over it. */
  readonly arched?: boolean
}

/** A wheel on the ground. */
export const Wheel = ({ x, radius, arched = false }: WheelProps) => (
  <g>
    {arched && (
      <path
        d={`M${x - radius - 2.5} ${GROUND - radius + 1} a${radius + 2.5} ${radius + 2.5} 0 0 1 ${2 * radius + 5} 0 Z`}
        fill={paint.bodyShade}
      />
    )}
    <circle cx={x} cy={GROUND - radius} r={radius} fill={paint.tyre} />
    <circle cx={x} cy={GROUND - radius} r={radius * 0.56} fill={paint.hub} />
    <circle cx={x} cy={GROUND - radius} r={radius * 0.2} fill={paint.tyre} />
  </g>
)
