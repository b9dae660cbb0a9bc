import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { paint } from '../paint.ts'

const WIDTH = 228
const HEIGHT = 94

/** Where the wheels stand. */
export const GROUND = 88

type VehicleFrameProps = {
  /** In units: 30 per metre, the same for every vehicle. */
  readonly length: number
  readonly children: ReactNode
}

/** The common frame of the vehicle pictures: one scale and one ground, so that sizes compare. */
export const VehicleFrame = ({ length, children }: VehicleFrameProps) => (
  <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
    <g transform={`translate(${(WIDTH - length) / 2} 0)`}>
      <rect x={-3} y={GROUND - 2} width={length + 6} height={4} rx={2} fill={paint.ground} />
      {children}
    </g>
  </Picture>
)
