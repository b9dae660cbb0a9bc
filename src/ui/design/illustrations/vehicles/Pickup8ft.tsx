import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { BonnetCab } from './BonnetCab.tsx'
import { Chassis } from './Chassis.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** A bonneted pickup with an 8 ft bed, 4.8 m. */
export const Pickup8ft = () => (
  <VehicleFrame length={144}>
    <rect x={8} y={34} width={26} height={18} rx={1.5} fill={paint.paper} />
    <rect x={18} y={34} width={6} height={18} fill={paint.paperShade} />
    <rect x={36} y={40} width={20} height={12} rx={1.5} fill={paint.paper} />
    <rect x={44} y={40} width={4} height={12} fill={paint.paperShade} />
    <Chassis length={140} y={75} />
    <Bed x={0} y={50} width={76} height={25} ribs={5} />
    <BonnetCab x={79} />
    <Wheel x={30} radius={10.5} />
    <Wheel x={119} radius={10.5} arched />
  </VehicleFrame>
)
