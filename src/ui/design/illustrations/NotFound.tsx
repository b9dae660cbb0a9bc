import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'
import { Pin } from './scenes/Pin.tsx'

/** A dead end: a signpost with contradicting arms. */
export const NotFound = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <path
      d="M62 130 C80 114 96 122 106 108 M178 130 C160 114 146 122 134 108"
      stroke={paint.ground}
      strokeWidth={6}
      strokeLinecap="round"
      strokeDasharray="1 10"
      fill="none"
    />
    <rect x={115.5} y={34} width={9} height={98} rx={3} fill={paint.metal} />
    <path d="M70 46 H150 A3 3 0 0 1 153 49 V67 A3 3 0 0 1 150 70 H70 L58 58 Z" fill={paint.body} />
    <path
      d="M78 58 H140"
      stroke={paint.bodyLight}
      strokeWidth={5}
      strokeLinecap="round"
      strokeDasharray="16 9"
    />
    <path
      d="M172 78 H94 A3 3 0 0 0 91 81 V97 A3 3 0 0 0 94 100 H172 L184 89 Z"
      fill={paint.cargo}
    />
    <path
      d="M102 89 H164"
      stroke={paint.cargoShade}
      strokeWidth={5}
      strokeLinecap="round"
      strokeDasharray="12 9"
    />
    <ellipse cx={120} cy={132} rx={22} ry={4} fill={paint.leaf} />
    <g transform="rotate(-24 44 130)">
      <Pin x={44} y={130} height={40} />
    </g>
    <path d="M188 131 C188 122 194 118 200 118 C206 118 212 122 212 131 Z" fill={paint.leaf} />
  </Picture>
)
