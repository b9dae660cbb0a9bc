import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'
import { Parcel } from './scenes/Parcel.tsx'

/** No orders yet: an empty delivery book, and a parcel waiting beside it. */
export const NoOrders = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <rect x={62} y={36} width={76} height={96} rx={7} fill={paint.body} />
    <rect x={69} y={46} width={62} height={80} rx={3} fill={paint.white} />
    <path
      d="M86 42 V36 A6 6 0 0 1 92 30 H108 A6 6 0 0 1 114 36 V42 A3 3 0 0 1 111 45 H89 A3 3 0 0 1 86 42 Z"
      fill={paint.metal}
    />
    <circle cx={100} cy={35.5} r={3} fill={paint.white} />
    <g stroke={paint.hub} strokeWidth={4} strokeLinecap="round">
      <path d="M90 64 H121" />
      <path d="M90 82 H114" />
      <path d="M90 100 H121" />
    </g>
    <g fill="none" stroke={paint.bodyLight} strokeWidth={2.5}>
      <rect x={76} y={60} width={8} height={8} rx={2} />
      <rect x={76} y={78} width={8} height={8} rx={2} />
      <rect x={76} y={96} width={8} height={8} rx={2} />
    </g>
    <Parcel x={146} y={92} width={48} height={40} />
    <path d="M52 131 C52 121 45 116 38 116 C31 116 24 121 24 131 Z" fill={paint.leaf} />
  </Picture>
)
