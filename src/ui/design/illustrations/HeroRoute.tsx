import type { BrandLook } from '../brandLook.ts'
import { Elephant } from './scenes/Elephant.tsx'
import { Parcel } from './scenes/Parcel.tsx'
import { Street } from './scenes/Street.tsx'
import { Bed } from './vehicles/Bed.tsx'
import { Chassis } from './vehicles/Chassis.tsx'
import { TruckCab } from './vehicles/TruckCab.tsx'
import { Wheel } from './vehicles/Wheel.tsx'

export type HeroRouteProps = { readonly mascot: BrandLook['mascot'] }

/** The home page's picture: a loaded truck on its way through the city, from the dot to the pin. */
export const HeroRoute = ({ mascot }: HeroRouteProps) => (
  <Street>
    <g transform="translate(168 166) scale(1.85)">
      <Parcel x={92} y={24} width={20} height={21} />
      <Chassis length={160} y={73} />
      {mascot === 'elephant' ? (
        <g transform="translate(9 -7) scale(0.47)">
          <Elephant />
        </g>
      ) : (
        <g>
          <Parcel x={8} y={17} width={36} height={28} />
          <Parcel x={50} y={26} width={30} height={19} />
        </g>
      )}
      <Bed x={0} y={44} width={114} height={29} ribs={7} />
      <TruckCab x={118} top={21} />
      <Wheel x={34} radius={12} />
      <Wheel x={141} radius={12} arched />
    </g>
  </Street>
)
