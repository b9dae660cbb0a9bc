import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Parcel } from './scenes/Parcel.tsx'

/** Goods of a business: a trolley with cartons, sheets of plywood and a monitor. */
export const BusinessNeeds = () => (
  <Picture viewBox="0 0 96 80">
    <rect x={2} y={2} width={92} height={76} rx={12} fill={paint.sky} />
    <rect x={8} y={68} width={80} height={3} rx={1.5} fill={paint.ground} />
    <path d="M60 66 L70 18 H75 L65 66 Z" fill={paint.cargoShade} />
    <path d="M66 66 L76 18 H81 L71 66 Z" fill={paint.cargo} />
    <path d="M72 66 L82 18 H87 L77 66 Z" fill={paint.cargoShade} />
    <Parcel x={20} y={38} width={34} height={24} />
    <Parcel x={26} y={18} width={23} height={20} />
    <path
      d="M10 20 H14 L18 64 H58"
      stroke={paint.body}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <circle cx={25} cy={66} r={5} fill={paint.tyre} />
    <circle cx={25} cy={66} r={2} fill={paint.hub} />
    <circle cx={50} cy={66} r={5} fill={paint.tyre} />
    <circle cx={50} cy={66} r={2} fill={paint.hub} />
  </Picture>
)
