import { paint } from '../paint.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

/** A closed van, small enough for the lanes of a city. */
export const Compact = () => (
  <ServiceFrame>
    <rect x={10} y={66} width={76} height={3} rx={1.5} fill={paint.ground} />
    <path
      d="M14 62 V34 C14 31 16 29 19 29 H60 C66 29 70 32 73 37 L78 46 C82 47 84 49 84 53 V60 C84 61.5 83 62 82 62 Z"
      fill={paint.body}
    />
    <path d="M57 34 H61 C65 34 67 36 69 39 L73 46 H57 Z" fill={paint.glass} />
    <path d="M14 34 C14 31 16 29 19 29 H52 V54 H14 Z" fill={paint.cargo} />
    <path d="M33 29 V54 M14 54 H52" stroke={paint.cargoShade} strokeWidth={2} />
    <rect x={14} y={56} width={70} height={3} fill={paint.bodyShade} />
    <rect x={80} y={50} width={4} height={5} rx={2} fill={paint.lamp} />
    <circle cx={29} cy={61} r={7} fill={paint.tyre} />
    <circle cx={29} cy={61} r={3.4} fill={paint.hub} />
    <circle cx={68} cy={61} r={7} fill={paint.tyre} />
    <circle cx={68} cy={61} r={3.4} fill={paint.hub} />
  </ServiceFrame>
)
