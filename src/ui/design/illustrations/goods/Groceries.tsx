import { paint } from '../paint.ts'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A bag full of greens. */
export const Groceries = () => (
  <GoodsFrame>
    <path d="M18 22 C14 12 20 9 22 20 Z" fill={paint.leaf} />
    <path d="M24 22 C22 8 31 8 28 22 Z" fill={paint.leaf} />
    <path d="M29 22 C31 12 37 14 33 22 Z" fill={paint.tail} />
    <path
      d="M12 20 H36 L33.5 38 A2 2 0 0 1 31.5 39.5 H16.5 A2 2 0 0 1 14.5 38 Z"
      fill={paint.paper}
    />
    <path d="M12 20 H36 L35.4 24.5 H12.6 Z" fill={paint.paperShade} />
  </GoodsFrame>
)
