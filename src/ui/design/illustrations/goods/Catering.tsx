import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A covered dish. */
export const Catering = () => (
  <GoodsFrame>
    <circle cx={24} cy={15} r={2.5} fill={paint.cargoShade} />
    <path d="M10 32 A14 14 0 0 1 38 32 Z" fill={paint.metal} />
    <path
      d="M15 28 A10 10 0 0 1 21 21.5"
      stroke={paint.white}
      strokeWidth={2.5}
      strokeLinecap="round"
      fill="none"
    />
    <rect x={7} y={33} width={34} height={4.5} rx={2.25} fill={paint.cargo} />
  </GoodsFrame>
)
