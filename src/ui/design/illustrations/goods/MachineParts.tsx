import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A cogwheel. */
export const MachineParts = () => (
  <GoodsFrame>
    <path
      d="M24 9 V39 M9 24 H39 M13.4 13.4 L34.6 34.6 M34.6 13.4 L13.4 34.6"
      stroke={paint.metal}
      strokeWidth={6}
      strokeLinecap="round"
    />
    <circle cx={24} cy={24} r={11} fill={paint.metal} />
    <circle cx={24} cy={24} r={7.5} fill={paint.bodyShade} />
    <circle cx={24} cy={24} r={3.5} fill={paint.sky} />
  </GoodsFrame>
)
