import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'

/** Things of a home: a tiffin carrier, a folded shirt and an envelope. */
export const PersonalNeeds = () => (
  <Picture viewBox="0 0 96 80">
    <rect x={2} y={2} width={92} height={76} rx={12} fill={paint.sky} />
    <rect x={8} y={68} width={80} height={3} rx={1.5} fill={paint.ground} />
    <path
      d="M18 28 V20 C18 15 22 12 29 12 C36 12 40 15 40 20 V28"
      stroke={paint.metal}
      strokeWidth={3.5}
      strokeLinecap="round"
      fill="none"
    />
    <rect x={15} y={24} width={28} height={7} rx={3} fill={paint.metal} />
    <rect x={13} y={31} width={32} height={11} rx={2.5} fill={paint.hub} />
    <rect x={13} y={43} width={32} height={11} rx={2.5} fill={paint.cargo} />
    <rect x={13} y={55} width={32} height={13} rx={2.5} fill={paint.hub} />
    <path d="M17 31 V68 M41 31 V68" stroke={paint.metal} strokeWidth={2.5} />
    <rect x={51} y={58} width={36} height={10} rx={4} fill={paint.bodyShade} />
    <rect x={52} y={49} width={34} height={10} rx={4} fill={paint.body} />
    <path d="M61 49 L69 56 L77 49 Z" fill={paint.bodyLight} />
    <rect x={54} y={22} width={34} height={23} rx={3} fill={paint.cargoLight} />
    <path
      d="M55 24 L71 36 L87 24"
      stroke={paint.cargoShade}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <circle cx={71} cy={35.5} r={3.5} fill={paint.drop} />
  </Picture>
)
