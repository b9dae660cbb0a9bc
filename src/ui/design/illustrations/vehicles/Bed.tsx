import { paint } from '../paint.ts'

type BedProps = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Upright ribs, evenly spread. */
  readonly ribs: number
}

/** An open load bed: a panel with a rail on top and upright ribs. */
export const Bed = ({ x, y, width, height, ribs }: BedProps) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx={2} fill={paint.cargo} />
    {Array.from({ length: ribs }, (_, nth) => x + ((nth + 1) * width) / (ribs + 1)).map((at) => (
      <rect key={at} x={at - 1} y={y + 3} width={2} height={height - 3} fill={paint.cargoShade} />
    ))}
    <rect x={x} y={y} width={width} height={4} rx={2} fill={paint.cargoShade} />
  </g>
)
