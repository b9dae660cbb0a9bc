import { paint } from '../paint.ts'

/** The cab of a three-wheeler: rounded nose, open side, 38 units long from `x`. */
export const RickshawCab = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path
      d="M0 78 V39 C0 35.5 2.5 33 6 33 H18 C22 33 24.6 35 26 38.5 L34.5 59 C36.5 63.5 37.5 68 37 73 L36.5 75.5 C36.2 77 35.2 78 33.5 78 Z"
      fill={paint.body}
    />
    <path d="M6.5 39 H17.5 C19.3 39 20.5 39.8 21.2 41.5 L27.8 57.5 H6.5 Z" fill={paint.glass} />
    <path
      d="M15.5 39 H17.5 C19.3 39 20.5 39.8 21.2 41.5 L27.8 57.5 H19.5 Z"
      fill={paint.white}
      opacity={0.55}
    />
    <rect x={0} y={69} width={37.3} height={3} fill={paint.bodyShade} />
    <path d="M6.5 57.5 V69" stroke={paint.bodyShade} strokeWidth={1.2} />
    <path d="M24 57.5 V69" stroke={paint.bodyShade} strokeWidth={1.2} />
    <rect x={9} y={61} width={5} height={1.8} rx={0.9} fill={paint.bodyLight} />
    <circle cx={34.3} cy={64} r={2.6} fill={paint.lamp} />
  </g>
)
