import { paint } from '../paint.ts'
import { Parcel } from '../scenes/Parcel.tsx'
import { GoodsFrame } from './GoodsFrame.tsx'

/** A house and a carton before it. */
export const HouseShifting = () => (
  <GoodsFrame>
    <path d="M8 24 L22 11 L36 24 Z" fill={paint.tail} />
    <rect x={11} y={23} width={22} height={16} fill={paint.white} />
    <rect x={15} y={28} width={6} height={11} rx={1} fill={paint.body} />
    <rect x={24} y={25.5} width={6} height={5} rx={1} fill={paint.glass} />
    <Parcel x={25} y={27} width={15} height={12} />
  </GoodsFrame>
)
