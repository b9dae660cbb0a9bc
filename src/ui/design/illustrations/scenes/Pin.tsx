import { paint } from '../paint.ts'

type PinProps = {
  /** The point that it marks. */
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A map pin that points at `x`, `y`. */
export const Pin = ({ x, y, height }: PinProps) => (
  <g transform={`translate(${x} ${y}) scale(${height / 40})`}>
    <path
      d="M0 0 C-10 -12 -14 -18 -14 -26 A14 14 0 0 1 14 -26 C14 -18 10 -12 0 0 Z"
      fill={paint.drop}
    />
    <circle cx={0} cy={-26} r={5.5} fill={paint.white} />
  </g>
)
