import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A television on its foot. */
export const Electronics = () => (
  <GoodsFrame>
    <rect x={8} y={11} width={32} height={22} rx={2.5} fill={paint.tyre} />
    <rect x={11} y={14} width={26} height={16} rx={1} fill={paint.glass} />
    <path d="M11 14 H24 L14 30 H11 Z" fill={paint.white} opacity={0.6} />
    <rect x={22} y={33} width={4} height={4} fill={paint.metal} />
    <rect x={15} y={36.5} width={18} height={2.5} rx={1.25} fill={paint.metal} />
  </GoodsFrame>
)
