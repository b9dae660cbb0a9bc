import { paint } from '../paint.ts'
import { Chassis } from './Chassis.tsx'
import { TruckCab } from './TruckCab.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** A truck with a closed 17 ft container, 7.3 m. */
export const Truck17ft = () => (
  <VehicleFrame length={220}>
    <Chassis length={212} y={70} />
    <rect x={0} y={5} width={166} height={66} rx={3} fill={paint.cargoLight} />
    <path d="M0 8 A3 3 0 0 1 3 5 H163 A3 3 0 0 1 166 8 V11 H0 Z" fill={paint.cargo} />
    <rect x={0} y={60} width={166} height={11} rx={3} fill={paint.cargo} />
    <path
      d="M33 11 V60 M66.5 11 V60 M100 11 V60 M133 11 V60"
      stroke={paint.cargo}
      strokeWidth={1.6}
      fill="none"
    />
    <TruckCab x={170} top={13} />
    <Wheel x={34} radius={13} />
    <Wheel x={62} radius={13} />
    <Wheel x={193} radius={13} arched />
  </VehicleFrame>
)
