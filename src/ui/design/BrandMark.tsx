import type { BrandLook } from './brandLook.ts'

export type BrandMarkProps = {
  readonly mark: BrandLook['mark']
  readonly className?: string | undefined
}

/** A brand's logo, drawn from its data in the brand's own colours. The brand's name stands beside it. */
export const BrandMark = ({ mark, className }: BrandMarkProps) => (
  <svg className={className} viewBox={mark.viewBox} aria-hidden>
    {mark.shapes.map((shape) =>
      'fill' in shape ? (
        <path key={shape.d} d={shape.d} fill={`var(--${shape.fill})`} />
      ) : (
        <path
          key={shape.d}
          d={shape.d}
          fill="none"
          stroke={`var(--${shape.stroke})`}
          strokeWidth={shape.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ),
    )}
  </svg>
)
