import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'
import { Parcel } from './scenes/Parcel.tsx'
import { Pin } from './scenes/Pin.tsx'

/** A ringing telephone, a parcel, and its destination. */
export const CallBack = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <path
      d="M62 96 C72 48 152 40 178 84"
      stroke={paint.pickup}
      strokeWidth={4}
      strokeDasharray="1 10"
      strokeLinecap="round"
      fill="none"
    />
    <Parcel x={34} y={98} width={42} height={34} />
    <Pin x={188} y={131} height={56} />
    <rect x={92} y={46} width={52} height={86} rx={9} fill={paint.bodyShade} />
    <rect x={97} y={54} width={42} height={66} rx={4} fill={paint.white} />
    <rect x={111} y={124} width={14} height={3} rx={1.5} fill={paint.bodyLight} />
    <path
      d="M104 62 H126 A5 5 0 0 1 131 67 V75 A5 5 0 0 1 126 80 H114 L107 86 V80 H104 A5 5 0 0 1 101 75 V67 A5 5 0 0 1 104 62 Z"
      fill={paint.body}
    />
    <path
      d="M107 68 H125 M107 74 H119"
      stroke={paint.white}
      strokeWidth={2.4}
      strokeLinecap="round"
    />
    <circle cx={118} cy={104} r={11} fill={paint.cargo} />
    <path
      d="M113.6 98.6 C112 104 116.4 110.4 122 110.2 L123.4 107 L119.6 104.8 L118 106.2 C116.8 105.4 115.9 104.2 115.5 102.8 L117.2 101.6 L116.2 97.8 Z"
      fill={paint.tyre}
    />
    <path
      d="M80 62 C75 70 75 82 80 90 M70 56 C62 68 62 86 70 98 M156 62 C161 70 161 82 156 90 M166 56 C174 68 174 86 166 98"
      stroke={paint.cargoShade}
      strokeWidth={3.5}
      strokeLinecap="round"
      fill="none"
    />
  </Picture>
)
