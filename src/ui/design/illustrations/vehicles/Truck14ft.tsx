import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { Chassis } from './Chassis.tsx'
import { TruckCab } from './TruckCab.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** A truck with a 14 ft body under a tarpaulin, 6.4 m. */
export const Truck14ft = () => (
  <VehicleFrame length={192}>
    <Chassis length={184} y={71} />
    <path d="M3 44 V21 C3 16 6 13 11 13 H127 C132 13 135 16 135 21 V44 Z" fill={paint.bodyLight} />
    <path
      d="M36 13 V44 M69 13 V44 M102 13 V44"
      stroke={paint.body}
      strokeWidth={1.6}
      opacity={0.6}
      fill="none"
    />
    <Bed x={0} y={40} width={138} height={32} ribs={8} />
    <TruckCab x={142} top={17} />
    <Wheel x={40} radius={12.5} />
    <Wheel x={165} radius={12.5} arched />
  </VehicleFrame>
)
