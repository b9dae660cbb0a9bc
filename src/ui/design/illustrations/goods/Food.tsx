import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A tiffin carrier of three tiers. */
export const Food = () => (
  <GoodsFrame>
    <path
      d="M17 15 V13 C17 10 20 8.5 24 8.5 C28 8.5 31 10 31 13 V15"
      stroke={paint.metal}
      strokeWidth={2.5}
      strokeLinecap="round"
      fill="none"
    />
    <rect x={14} y={13} width={20} height={5} rx={2} fill={paint.metal} />
    <rect x={13} y={18.5} width={22} height={6.5} rx={1.5} fill={paint.hub} />
    <rect x={13} y={25.5} width={22} height={6.5} rx={1.5} fill={paint.cargo} />
    <rect x={13} y={32.5} width={22} height={7} rx={1.5} fill={paint.hub} />
    <path d="M15.5 18.5 V39.5 M32.5 18.5 V39.5" stroke={paint.metal} strokeWidth={1.75} />
  </GoodsFrame>
)
