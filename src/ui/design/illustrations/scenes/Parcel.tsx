import { paint } from '../paint.ts'

type ParcelProps = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A taped carton, its upper left corner at `x`, `y`. */
export const Parcel = ({ x, y, width, height }: ParcelProps) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx={2} fill={paint.paper} />
    <rect x={x + width * 0.4} y={y} width={width * 0.2} height={height} fill={paint.paperShade} />
    <rect
      x={x + width * 0.08}
      y={y + height * 0.72}
      width={width * 0.22}
      height={height * 0.14}
      rx={1}
      fill={paint.cargoLight}
    />
  </g>
)
