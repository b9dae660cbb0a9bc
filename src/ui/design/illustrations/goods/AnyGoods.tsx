import { Parcel } from '../scenes/Parcel.tsx'
import { GoodsFrame } from './GoodsFrame.tsx'

/** Cartons of two sizes. */
export const AnyGoods = () => (
  <GoodsFrame>
    <Parcel x={9} y={20} width={20} height={19} />
    <Parcel x={27} y={27} width={13} height={12} />
    <Parcel x={14} y={10} width={13} height={10} />
  </GoodsFrame>
)
