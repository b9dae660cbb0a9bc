import { paint } from '../paint.ts'
import { Chassis } from './Chassis.tsx'
import { RickshawCab } from './RickshawCab.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** An electric three-wheeler with a closed box, 3.3 m. */
export const ThreeWheelerElectric = () => (
  <VehicleFrame length={98}>
    <Chassis length={78} y={75} />
    <rect x={0} y={30} width={54} height={46} rx={3} fill={paint.cargoLight} />
    <rect x={0} y={67} width={54} height={9} rx={3} fill={paint.leaf} />
    <path d="M0 33 A3 3 0 0 1 3 30 H51 A3 3 0 0 1 54 33 V35 H0 Z" fill={paint.leaf} />
    <path d="M29.5 39 L20 53 H26 L24 63 L34 49 H28 Z" fill={paint.leaf} />
    <RickshawCab x={57} roof={paint.leaf} />
    <Wheel x={20} radius={8.5} />
  </VehicleFrame>
)
