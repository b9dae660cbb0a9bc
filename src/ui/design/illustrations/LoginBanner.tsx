import type { BrandLook } from '../brandLook.ts'
import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Elephant } from './scenes/Elephant.tsx'
import { Parcel } from './scenes/Parcel.tsx'
import { Pin } from './scenes/Pin.tsx'
import { Bed } from './vehicles/Bed.tsx'
import { Chassis } from './vehicles/Chassis.tsx'
import { TruckCab } from './vehicles/TruckCab.tsx'
import { Wheel } from './vehicles/Wheel.tsx'

export type LoginBannerProps = { readonly mascot: BrandLook['mascot'] }

/** The banner of the login: the brand's mascot brings a parcel to a pin. */
export const LoginBanner = ({ mascot }: LoginBannerProps) => (
  <Picture viewBox="0 0 360 150">
    <rect width={360} height={150} rx={12} fill={paint.sky} />
    <circle cx={292} cy={38} r={17} fill={paint.cargoLight} />
    <path
      d="M0 96 C40 70 84 72 120 88 C160 66 214 60 258 84 C292 70 330 70 360 84 V150 H0 Z"
      fill={paint.ground}
      opacity={0.55}
    />
    <path
      d="M26 104 V74 H46 V104 M50 104 V60 H68 V104 M296 104 V66 H318 V104 M322 104 V80 H340 V104"
      fill={paint.white}
      opacity={0.7}
    />
    <path
      d="M32 82 H40 M32 90 H40 M55 70 H63 M55 79 H63 M55 88 H63 M302 75 H312 M302 84 H312"
      stroke={paint.hub}
      strokeWidth={3}
      strokeLinecap="round"
    />
    <path
      d="M0 128 C60 120 300 120 360 128 V138 A12 12 0 0 1 348 150 H12 A12 12 0 0 1 0 138 Z"
      fill={paint.leaf}
    />
    <path
      d="M40 139 H318"
      stroke={paint.white}
      strokeWidth={3}
      strokeDasharray="10 9"
      strokeLinecap="round"
      opacity={0.85}
    />
    {mascot === 'elephant' ? (
      <g transform="translate(88 20)">
        <Elephant />
      </g>
    ) : (
      <g transform="translate(92 27) scale(1.2)">
        <Parcel x={10} y={30} width={26} height={21} />
        <Parcel x={40} y={36} width={20} height={15} />
        <Chassis length={120} y={73} />
        <Bed x={0} y={48} width={74} height={25} ribs={4} />
        <TruckCab x={78} top={24} />
        <Wheel x={24} radius={12} />
        <Wheel x={101} radius={12} arched />
      </g>
    )}
    <Parcel x={48} y={108} width={26} height={22} />
    <Pin x={290} y={131} height={46} />
  </Picture>
)
