import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { BonnetCab } from './BonnetCab.tsx'
import { Chassis } from './Chassis.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** A pickup that carries 1.7 t: longer bed with raised rails, 5.3 m. */
export const Pickup17Ton = () => (
  <VehicleFrame length={160}>
    <Chassis length={156} y={75} />
    <path
      d="M3 50 V34 H89 V50 M3 42 H89 M31.5 34 V50 M60.5 34 V50"
      stroke={paint.cargoShade}
      strokeWidth={3}
      strokeLinejoin="round"
      fill="none"
    />
    <Bed x={0} y={49} width={92} height={26} ribs={6} />
    <BonnetCab x={95} />
    <Wheel x={36} radius={10.5} />
    <Wheel x={135} radius={10.5} arched />
  </VehicleFrame>
)
