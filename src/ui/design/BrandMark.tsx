import type { BrandLook } from './brandLook.ts'

export type BrandMarkProps = {
  readonly mark: BrandLook['mark']
  /** The brand's name, if there is no text beside the mark. */
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** A brand's logo, drawn from its data in the brand's own colours. */
export const BrandMark = ({ mark, title, className }: BrandMarkProps) => (
  <svg
    className={className}
    viewBox={mark.viewBox}
    focusable="false"
    role={title === undefined ? 'presentation' : 'img'}
    aria-hidden={title === undefined}
    aria-label={title}
  >
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
