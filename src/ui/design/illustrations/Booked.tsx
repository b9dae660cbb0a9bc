import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'
import { Parcel } from './scenes/Parcel.tsx'
import { Pin } from './scenes/Pin.tsx'
import { Bed } from './vehicles/Bed.tsx'
import { Chassis } from './vehicles/Chassis.tsx'
import { TruckCab } from './vehicles/TruckCab.tsx'
import { Wheel } from './vehicles/Wheel.tsx'

/** An order was placed: the loaded truck drives to the pin, its slip ticked. */
export const Booked = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <path
      d="M150 104 C172 104 182 92 196 92"
      stroke={paint.pickup}
      strokeWidth={3.5}
      strokeDasharray="1 8"
      strokeLinecap="round"
      fill="none"
    />
    <Pin x={198} y={131} height={46} />
    <g transform="translate(36 43)">
      <Parcel x={8} y={24} width={30} height={24} />
      <Parcel x={42} y={32} width={22} height={16} />
      <Chassis length={120} y={73} />
      <Bed x={0} y={46} width={72} height={27} ribs={4} />
      <TruckCab x={76} top={22} />
      <Wheel x={22} radius={12} />
      <Wheel x={99} radius={12} arched />
    </g>
    <path
      d="M18 96 H30 M12 108 H28 M20 120 H32"
      stroke={paint.metal}
      strokeWidth={3}
      strokeLinecap="round"
    />
    <circle cx={84} cy={36} r={18} fill={paint.white} />
    <circle cx={84} cy={36} r={14} fill={paint.pickup} />
    <path
      d="M77.5 36.5 L82.5 41.5 L91 31.5"
      stroke={paint.white}
      strokeWidth={3.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  </Picture>
)
