import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Pin } from './scenes/Pin.tsx'

/** A point outside the served area: the area with its truck's roads, the pin beyond its edge. */
export const NoService = () => (
  <Picture viewBox="0 0 240 160">
    <path
      d="M10 88 C8 50 50 24 100 22 C160 18 226 46 230 90 C232 126 180 146 118 146 C56 146 12 126 10 88 Z"
      fill={paint.sky}
    />
    <path
      d="M36 84 C36 58 62 44 92 46 C122 48 146 60 144 88 C142 114 118 126 88 124 C58 122 36 110 36 84 Z"
      fill={paint.white}
      stroke={paint.body}
      strokeWidth={3.5}
      strokeDasharray="8 7"
      strokeLinecap="round"
    />
    <path
      d="M44 98 C70 88 96 100 140 76 M70 50 C76 76 70 100 76 122 M112 52 C106 76 116 96 112 120"
      stroke={paint.hub}
      strokeWidth={6}
      strokeLinecap="round"
      fill="none"
    />
    <g transform="translate(66 60) scale(0.9)">
      <rect x={0} y={8} width={26} height={20} rx={2} fill={paint.cargo} />
      <path d="M28 28 V12 H36 L43 20 V28 Z" fill={paint.body} />
      <path d="M31 15 H35 L39.5 20 H31 Z" fill={paint.glass} />
      <circle cx={9} cy={29} r={4.5} fill={paint.tyre} />
      <circle cx={35} cy={29} r={4.5} fill={paint.tyre} />
    </g>
    <path
      d="M150 96 C160 104 170 108 178 108"
      stroke={paint.drop}
      strokeWidth={3.5}
      strokeDasharray="1 8"
      strokeLinecap="round"
      fill="none"
    />
    <rect x={174} y={110} width={28} height={4} rx={2} fill={paint.ground} />
    <Pin x={188} y={111} height={52} />
  </Picture>
)
