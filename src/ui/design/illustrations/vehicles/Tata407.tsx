import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { Chassis } from './Chassis.tsx'
import { TruckCab } from './TruckCab.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** A light truck with a 10 ft open body, 5.6 m. */
export const Tata407 = () => (
  <VehicleFrame length={168}>
    <rect x={8} y={27} width={30} height={20} rx={1.5} fill={paint.paper} />
    <rect x={20} y={27} width={6} height={20} fill={paint.paperShade} />
    <rect x={41} y={33} width={26} height={14} rx={1.5} fill={paint.paper} />
    <rect x={51} y={33} width={6} height={14} fill={paint.paperShade} />
    <rect x={70} y={36} width={22} height={11} rx={1.5} fill={paint.paper} />
    <rect x={79} y={36} width={4} height={11} fill={paint.paperShade} />
    <Chassis length={160} y={73} />
    <Bed x={0} y={44} width={114} height={29} ribs={7} />
    <TruckCab x={118} top={21} />
    <Wheel x={34} radius={12} />
    <Wheel x={141} radius={12} arched />
  </VehicleFrame>
)
