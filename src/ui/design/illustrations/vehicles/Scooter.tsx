import { paint } from '../paint.ts'
import { Wheel } from './Wheel.tsx'

/** A scooter with a delivery box on the ground of the vehicles, 58 units long. */
export const Scooter = () => (
  <g>
    <path
      d="M45 60 L49 80"
      stroke={paint.metal}
      strokeWidth={3}
      strokeLinecap="round"
      fill="none"
    />
    <Wheel x={10} radius={8} />
    <Wheel x={49} radius={8} />
    <path
      d="M4 73 C5 66 11 62 19 62 H33 L35 76 H41 C43.5 70 43.5 63 42 54.5 L46 53.5 C48.5 62 48.5 72 45 78.5 C44 80.3 43 81 41 81 H20 C20 74 15 71 10 71 C7.5 71 5.5 71.6 4 73 Z"
      fill={paint.body}
    />
    <path
      d="M20 81 C20 78.5 19.4 76.5 18.3 75 H35 L35 76 H41.6 C40.8 78.2 40.5 79.3 39.5 81 Z"
      fill={paint.bodyShade}
    />
    <path
      d="M41.5 74.5 C45 70.8 52.5 70.8 56.5 76"
      stroke={paint.bodyShade}
      strokeWidth={3}
      strokeLinecap="round"
      fill="none"
    />
    <rect x={19} y={58.5} width={15} height={4.5} rx={2.2} fill={paint.tyre} />
    <path
      d="M44 54 L38.5 50.5"
      stroke={paint.tyre}
      strokeWidth={2.6}
      strokeLinecap="round"
      fill="none"
    />
    <circle cx={46.6} cy={57} r={2.4} fill={paint.lamp} />
    <rect x={3} y={60.5} width={15} height={3} rx={1.5} fill={paint.metal} />
    <rect x={-3} y={39} width={21} height={22} rx={2.5} fill={paint.cargo} />
    <rect x={-4} y={39} width={23} height={5} rx={2} fill={paint.cargoShade} />
    <rect x={4.5} y={49} width={6} height={6} rx={1} fill={paint.cargoLight} />
    <rect x={1} y={68} width={3.5} height={4} rx={1.5} fill={paint.tail} />
  </g>
)
