import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'
import { Parcel } from './scenes/Parcel.tsx'
import { Bed } from './vehicles/Bed.tsx'
import { Chassis } from './vehicles/Chassis.tsx'
import { TruckCab } from './vehicles/TruckCab.tsx'
import { Wheel } from './vehicles/Wheel.tsx'

/** An error on our side: the truck stands by the road behind its warning triangle. */
export const SomethingWrong = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <g transform="translate(72 43)">
      <Parcel x={24} y={31} width={24} height={18} />
      <Chassis length={120} y={73} />
      <Bed x={0} y={46} width={72} height={27} ribs={4} />
      <TruckCab x={76} top={22} />
      <Wheel x={22} radius={12} />
      <Wheel x={99} radius={12} arched />
    </g>
    <path
      d="M168 52 C164 46 172 42 168 36 M178 56 C174 50 182 46 178 40"
      stroke={paint.metal}
      strokeWidth={3}
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M40 94 L58 126 A3 3 0 0 1 55.5 130 H20.5 A3 3 0 0 1 18 126 L36 94 A2.4 2.4 0 0 1 40 94 Z"
      fill={paint.tail}
    />
    <path d="M38 104 L49.5 124 H26.5 Z" fill={paint.white} />
    <path d="M38 111 V116" stroke={paint.tyre} strokeWidth={3} strokeLinecap="round" />
    <circle cx={38} cy={120.6} r={1.6} fill={paint.tyre} />
  </Picture>
)
