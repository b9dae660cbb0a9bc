import { paint } from '../paint.ts'

/** The cab of a pickup, bonnet in front of the driver, 64 units long from `x`. */
export const BonnetCab = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path
      d="M0 79 V35 C0 31.5 2.5 29 6 29 H24 C27 29 29 30.2 30.5 33 L38.5 48.5 L57 51.5 C61 52.2 63.5 55 63.5 59 V74 C63.5 77 61.5 79 58.5 79 Z"
      fill={paint.body}
    />
    <path
      d="M6 35 H22.5 C24.3 35 25.5 35.8 26.3 37.3 L32.5 49 C32.9 50 32.5 50.5 31.5 50.5 H6 Z"
      fill={paint.glass}
    />
    <path
      d="M20.5 35 H22.5 C24.3 35 25.5 35.8 26.3 37.3 L32.5 49 C32.9 50 32.5 50.5 31.5 50.5 H24.5 Z"
      fill={paint.white}
      opacity={0.55}
    />
    <path d="M5 50.5 V79 M32 53 V68" stroke={paint.bodyShade} strokeWidth={1.2} fill="none" />
    <rect x={0} y={69} width={63.5} height={3.5} fill={paint.bodyShade} />
    <rect x={8} y={56} width={7} height={2.2} rx={1.1} fill={paint.bodyLight} />
    <rect x={34} y={46} width={4} height={7} rx={2} fill={paint.tyre} />
    <rect x={58.5} y={56} width={5} height={6.5} rx={2.2} fill={paint.lamp} />
    <rect x={54} y={74.5} width={11} height={5} rx={2} fill={paint.metal} />
  </g>
)
