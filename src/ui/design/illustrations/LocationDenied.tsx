import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'

/** Location is denied: a crossed-out pin on a phone. */
export const LocationDenied = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <rect x={84} y={22} width={72} height={112} rx={12} fill={paint.tyre} />
    <rect x={89} y={29} width={62} height={98} rx={7} fill={paint.white} />
    <path
      d="M89 96 C104 84 120 104 151 86 V120 A7 7 0 0 1 144 127 H96 A7 7 0 0 1 89 120 Z"
      fill={paint.leaf}
      opacity={0.65}
    />
    <path d="M104 29 V127 M136 29 V127 M89 60 H151" stroke={paint.hub} strokeWidth={4} />
    <g transform="translate(120 104)">
      <path
        d="M0 0 C-15 -18 -21 -27 -21 -39 A21 21 0 0 1 21 -39 C21 -27 15 -18 0 0 Z"
        fill={paint.drop}
      />
      <circle cx={0} cy={-39} r={8} fill={paint.white} />
    </g>
    <path d="M92 44 L148 110" stroke={paint.white} strokeWidth={12} strokeLinecap="round" />
    <path d="M92 44 L148 110" stroke={paint.tail} strokeWidth={6} strokeLinecap="round" />
  </Picture>
)
