import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A sofa. */
export const Furniture = () => (
  <GoodsFrame>
    <path d="M12 24 V16 A4 4 0 0 1 16 12 H32 A4 4 0 0 1 36 16 V24 Z" fill={paint.bodyShade} />
    <path d="M24 13 V24" stroke={paint.body} strokeWidth={1.5} />
    <rect x={12} y={24} width={24} height={8} rx={2} fill={paint.bodyLight} />
    <path
      d="M8 24 A3.5 3.5 0 0 1 15 24 V31 H33 V24 A3.5 3.5 0 0 1 40 24 V33 A2.5 2.5 0 0 1 37.5 35.5 H10.5 A2.5 2.5 0 0 1 8 33 Z"
      fill={paint.body}
    />
    <path
      d="M13 35.5 V38.5 M35 35.5 V38.5"
      stroke={paint.tyre}
      strokeWidth={3}
      strokeLinecap="round"
    />
  </GoodsFrame>
)
