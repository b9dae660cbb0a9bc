import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A shirt. */
export const Clothes = () => (
  <GoodsFrame>
    <path
      d="M18 10 L9 15 L12 23 L16 21.5 V38 H32 V21.5 L36 23 L39 15 L30 10 C29 13.5 19 13.5 18 10 Z"
      fill={paint.body}
    />
    <path
      d="M18 10 C19 13.5 29 13.5 30 10 L31.5 11 C30 16 18 16 16.5 11 Z"
      fill={paint.bodyLight}
    />
    <rect x={26} y={22} width={4} height={5} rx={1} fill={paint.bodyShade} />
  </GoodsFrame>
)
