import { paint } from '../paint.ts'
import { Wheel } from './Wheel.tsx'

type RickshawCabProps = {
  readonly x: number
  /** The colour of its soft top. */
  readonly roof: string
}

/** The cab of a three-wheeler, the one front wheel far in front under its nose: 40 units from `x`. */
export const RickshawCab = ({ x, roof }: RickshawCabProps) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M0 79 V40 H20 L30 60 C32 64 32.5 68 31.5 72 C27 71 23 74 22 79 Z" fill={paint.body} />
    <path d="M6 44 H17.5 L24.5 58.5 H6 Z" fill={paint.glass} />
    <path d="M13.5 44 H17.5 L24.5 58.5 H18 Z" fill={paint.white} opacity={0.55} />
    <path d="M6 58.5 V79" stroke={paint.bodyShade} strokeWidth={1.2} />
    <path
      d="M-1 42 V37 C-1 33.5 1.5 31 5 31 H14 C18.5 31 20.8 32.8 22.3 36.5 L24 41 C24.3 41.7 24 42 23.3 42 Z"
      fill={roof}
    />
    <rect x={0} y={69} width={22} height={3.2} fill={paint.bodyShade} />
    <rect x={9} y={62} width={5} height={1.8} rx={0.9} fill={paint.bodyLight} />
    <Wheel x={31} radius={8.5} />
    <path
      d="M20.5 79 C20.5 71.5 25 67.5 31 67.5 C36.5 67.5 40.5 71 41.3 76"
      stroke={paint.bodyShade}
      strokeWidth={3.2}
      strokeLinecap="round"
      fill="none"
    />
    <circle cx={30.8} cy={63.3} r={2.6} fill={paint.lamp} />
  </g>
)
