import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** Stacked bricks. */
export const BuildingMaterials = () => (
  <GoodsFrame>
    <rect x={9} y={30} width={14} height={8} rx={1} fill={paint.paperShade} />
    <rect x={25} y={30} width={14} height={8} rx={1} fill={paint.paper} />
    <rect x={17} y={20.5} width={14} height={8} rx={1} fill={paint.paperShade} />
    <rect x={9} y={20.5} width={6} height={8} rx={1} fill={paint.paper} />
    <rect x={33} y={20.5} width={6} height={8} rx={1} fill={paint.paper} />
    <rect x={12} y={11} width={14} height={8} rx={1} fill={paint.paper} />
    <rect x={28} y={11} width={8} height={8} rx={1} fill={paint.paperShade} />
  </GoodsFrame>
)
