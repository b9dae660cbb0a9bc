import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { Chassis } from './Chassis.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** The smallest four-wheel goods truck, 3.8 m. */
export const TataAce = () => (
  <VehicleFrame length={114}>
    <rect x={10} y={36} width={22} height={17} rx={1.5} fill={paint.paper} />
    <rect x={18} y={36} width={5} height={17} fill={paint.paperShade} />
    <rect x={34} y={41} width={18} height={12} rx={1.5} fill={paint.paper} />
    <rect x={41} y={41} width={4} height={12} fill={paint.paperShade} />
    <Chassis length={110} y={75} />
    <Bed x={0} y={52} width={70} height={23} ribs={5} />
    <path
      d="M73 79 V38 C73 34.5 75.5 32 79 32 H93 C96 32 98 33.3 99.3 36 L107 52 C111 53.5 113 56 113 60 V75 C113 77.5 111.5 79 109 79 Z"
      fill={paint.body}
    />
    <path
      d="M79 38 H91.5 C93.3 38 94.5 38.7 95.3 40.4 L101 52 C101.4 53 101 53.5 100 53.5 H79 Z"
      fill={paint.glass}
    />
    <path
      d="M90 38 H91.5 C93.3 38 94.5 38.7 95.3 40.4 L101 52 C101.4 53 101 53.5 100 53.5 H94 Z"
      fill={paint.white}
      opacity={0.55}
    />
    <path d="M78 53.5 V79 M99 56 V70" stroke={paint.bodyShade} strokeWidth={1.2} fill="none" />
    <rect x={73} y={70} width={40} height={3} fill={paint.bodyShade} />
    <rect x={81} y={58} width={6} height={2} rx={1} fill={paint.bodyLight} />
    <rect x={108.5} y={58.5} width={4.5} height={5.5} rx={2} fill={paint.lamp} />
    <rect x={103} y={75} width={11} height={4.5} rx={2} fill={paint.metal} />
    <Wheel x={24} radius={9} />
    <Wheel x={91} radius={9} arched />
  </VehicleFrame>
)
