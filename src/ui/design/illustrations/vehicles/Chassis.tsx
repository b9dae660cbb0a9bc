import { paint } from '../paint.ts'

/** The frame under body and bed, with its tail lamp. */
export const Chassis = ({ length, y }: { readonly length: number; readonly y: number }) => (
  <g>
    <rect x={2} y={y} width={length - 4} height={5} rx={2} fill={paint.tyre} />
    <rect x={0} y={y - 1} width={4} height={4} rx={1.5} fill={paint.tail} />
  </g>
)
