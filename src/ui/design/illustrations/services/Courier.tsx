import { paint } from '../paint.ts'
import { Parcel } from '../scenes/Parcel.tsx'
import { Pin } from '../scenes/Pin.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

/** A parcel on its way to another city. */
export const Courier = () => (
  <ServiceFrame>
    <rect x={10} y={66} width={76} height={3} rx={1.5} fill={paint.ground} />
    <path
      d="M30 34 C38 14 62 12 72 30"
      stroke={paint.pickup}
      strokeWidth={3}
      strokeDasharray="1 7"
      strokeLinecap="round"
      fill="none"
    />
    <Parcel x={14} y={40} width={32} height={27} />
    <Parcel x={48} y={54} width={15} height={13} />
    <Pin x={75} y={66} height={34} />
  </ServiceFrame>
)
