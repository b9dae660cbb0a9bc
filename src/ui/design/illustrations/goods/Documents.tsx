import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A written sheet, and one behind it. */
export const Documents = () => (
  <GoodsFrame>
    <rect
      x={18}
      y={9}
      width={20}
      height={27}
      rx={2}
      fill={paint.glass}
      transform="rotate(8 28 22)"
    />
    <rect x={11} y={11} width={21} height={28} rx={2} fill={paint.white} />
    <path
      d="M15 18 H28 M15 23 H28 M15 28 H24"
      stroke={paint.metal}
      strokeWidth={2}
      strokeLinecap="round"
    />
    <rect x={15} y={32} width={6} height={3} rx={1.5} fill={paint.cargo} />
  </GoodsFrame>
)
