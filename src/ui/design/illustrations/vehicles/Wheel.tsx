import { paint } from '../paint.ts'
import { GROUND } from './VehicleFrame.tsx'

/** A wheel on the ground; `x` is its axle. */
export const Wheel = ({ x, radius }: { readonly x: number; readonly radius: number }) => (
  <g>
    <circle cx={x} cy={GROUND - radius} r={radius} fill={paint.tyre} />
    <circle cx={x} cy={GROUND - radius} r={radius * 0.56} fill={paint.hub} />
    <circle cx={x} cy={GROUND - radius} r={radius * 0.2} fill={paint.tyre} />
  </g>
)
