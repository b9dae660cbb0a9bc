import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'

/** No network: an unplugged cloud. */
export const Offline = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <path
      d="M76 92 a22 22 0 0 1 6 -43 a32 32 0 0 1 60 -9 a26 26 0 0 1 30 52 Z"
      fill={paint.glass}
    />
    <path
      d="M76 92 a22 22 0 0 1 -18 -15 C100 88 150 84 190 64 a26 26 0 0 1 -18 28 Z"
      fill={paint.bodyLight}
      opacity={0.6}
    />
    <path
      d="M98 92 V108 C98 118 90 122 80 122 H62"
      stroke={paint.body}
      strokeWidth={5}
      strokeLinecap="round"
      fill="none"
    />
    <rect x={42} y={114} width={20} height={16} rx={4} fill={paint.body} />
    <path d="M42 118 H35 M42 126 H35" stroke={paint.metal} strokeWidth={4} strokeLinecap="round" />
    <path
      d="M146 92 V104 C146 116 156 122 168 122 H182"
      stroke={paint.cargoShade}
      strokeWidth={5}
      strokeLinecap="round"
      fill="none"
    />
    <rect x={182} y={113} width={22} height={18} rx={4} fill={paint.cargo} />
    <circle cx={190} cy={122} r={2} fill={paint.tyre} />
    <circle cx={197} cy={122} r={2} fill={paint.tyre} />
    <path
      d="M112 104 L116 112 M122 102 V112 M132 104 L128 112"
      stroke={paint.tail}
      strokeWidth={4}
      strokeLinecap="round"
    />
  </Picture>
)
