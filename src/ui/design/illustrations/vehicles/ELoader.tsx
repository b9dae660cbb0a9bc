import { paint } from '../paint.ts'
import { Bed } from './Bed.tsx'
import { Chassis } from './Chassis.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'
import { Wheel } from './Wheel.tsx'

/** An e-rickshaw loader: low open bed, a roof on posts over the driver, 2.8 m. */
export const ELoader = () => (
  <VehicleFrame length={86}>
    <rect x={5} y={44} width={20} height={17} rx={1.5} fill={paint.paper} />
    <rect x={13} y={44} width={4} height={17} fill={paint.paperShade} />
    <rect x={27} y={50} width={15} height={11} rx={1.5} fill={paint.paper} />
    <rect x={33} y={50} width={3} height={11} fill={paint.paperShade} />
    <Chassis length={80} y={74} />
    <Bed x={0} y={60} width={46} height={15} ribs={3} />
    <path
      d="M50 38 V74 M73 38 L78 58"
      stroke={paint.metal}
      strokeWidth={2.4}
      strokeLinecap="round"
      fill="none"
    />
    <path d="M72.5 40 L77.5 58 H69 L66.5 40 Z" fill={paint.glass} />
    <rect x={51} y={63} width={14} height={12} rx={2} fill={paint.bodyShade} />
    <rect x={50} y={59} width={16} height={5} rx={2.5} fill={paint.tyre} />
    <path d="M47 38 C47 35 49 33.5 52 33.5 H70 C73 33.5 75 35 75.5 38 Z" fill={paint.body} />
    <path
      d="M66 79 C70 76 71 66 70 57.5 C73.5 56 78 56 80 58.5 C83 63 85 70 85 76 C85 78 84 79 82 79 Z"
      fill={paint.body}
    />
    <path
      d="M70.5 70 C75 66.5 81 68 85 73 L85 76 C85 78 84 79 82 79 H67 C69 77 70 74 70.5 70 Z"
      fill={paint.bodyShade}
    />
    <path
      d="M71 56.5 L66.5 54"
      stroke={paint.tyre}
      strokeWidth={2.4}
      strokeLinecap="round"
      fill="none"
    />
    <circle cx={80.5} cy={64} r={2.5} fill={paint.lamp} />
    <Wheel x={18} radius={8.5} />
    <Wheel x={75} radius={8.5} />
  </VehicleFrame>
)
