import { paint } from '../paint.ts'

/** The cab of a truck, the driver over the front axle: 50 units long from `x`, its roof at `top`. */
export const TruckCab = ({ x, top }: { readonly x: number; readonly top: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path
      d={`M0 78 V${top + 6} C0 ${top + 2.5} 2.5 ${top} 6 ${top} H32 C35 ${top} 37 ${top + 1.5} 38 ${top + 4.5} L44.5 ${top + 25} C48 ${top + 26.5} 49.5 ${top + 29} 49.5 ${top + 33} V73 C49.5 76 47.5 78 44.5 78 Z`}
      fill={paint.body}
    />
    <path
      d={`M12 ${top + 7} H30 C31.7 ${top + 7} 32.9 ${top + 7.9} 33.5 ${top + 9.7} L38 ${top + 24} C38.3 ${top + 25.3} 37.7 ${top + 26} 36.5 ${top + 26} H12 C10.7 ${top + 26} 10 ${top + 25.3} 10 ${top + 24} V${top + 9} C10 ${top + 7.7} 10.7 ${top + 7} 12 ${top + 7} Z`}
      fill={paint.glass}
    />
    <path
      d={`M26 ${top + 7} H30 C31.7 ${top + 7} 32.9 ${top + 7.9} 33.5 ${top + 9.7} L38 ${top + 24} C38.3 ${top + 25.3} 37.7 ${top + 26} 36.5 ${top + 26} H30 Z`}
      fill={paint.white}
      opacity={0.55}
    />
    <path
      d={`M7 ${top + 5} V70 M38.5 ${top + 28} V64`}
      stroke={paint.bodyShade}
      strokeWidth={1.2}
      fill="none"
    />
    <rect x={0} y={67} width={49.5} height={4} fill={paint.bodyShade} />
    <rect x={10} y={top + 31} width={7} height={2.2} rx={1.1} fill={paint.bodyLight} />
    <rect x={40} y={top + 13} width={4} height={11} rx={2} fill={paint.tyre} />
    <rect x={44} y={58} width={5.5} height={6.5} rx={2.2} fill={paint.lamp} />
    <rect x={39} y={73} width={12} height={6} rx={2.2} fill={paint.metal} />
  </g>
)
