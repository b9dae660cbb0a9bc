import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { Chassis } from './Chassis.tsx'
import { RickshawCab } from './RickshawCab.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** A cargo auto-rickshaw, 3.3 m. */
export const ThreeWheeler = () => (
  <VehicleFrame length={99}>
    <rect x={8} y={38} width={19} height={16} rx={1.5} fill={paint.paper} />
    <rect x={15} y={38} width={4} height={16} fill={paint.paperShade} />
    <rect x={29} y={43} width={20} height={11} rx={1.5} fill={paint.paper} />
    <rect x={37} y={43} width={4} height={11} fill={paint.paperShade} />
    <Chassis length={78} y={75} />
    <Bed x={0} y={53} width={55} height={23} ribs={4} />
    <RickshawCab x={58} roof={paint.tyre} />
    <Wheel x={20} radius={8.5} />
  </VehicleFrame>
)
