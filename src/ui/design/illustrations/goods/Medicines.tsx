import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A box with a cross, and a strip of pills. */
export const Medicines = () => (
  <GoodsFrame>
    <rect x={9} y={16} width={22} height={22} rx={2.5} fill={paint.white} />
    <rect x={9} y={16} width={22} height={6} rx={2.5} fill={paint.body} />
    <path d="M20 25 V34 M15.5 29.5 H24.5" stroke={paint.tail} strokeWidth={3} />
    <g transform="rotate(14 36 26)">
      <rect x={32} y={12} width={9} height={26} rx={2} fill={paint.metal} />
      <path
        d="M36.5 16 V16.01 M36.5 22 V22.01 M36.5 28 V28.01 M36.5 34 V34.01"
        stroke={paint.cargoLight}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </g>
  </GoodsFrame>
)
