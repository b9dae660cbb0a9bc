import type { ReactNode } from 'react'

export type PictureProps = {
  /** What the picture shows, if the text around it does not say so; decoration without. */
  readonly title?: string | undefined
}

/**
 * The canvas of an illustration: fills its container, with colours from the brand's `--art-*`
 * tokens.
 */
export const Picture = ({
  viewBox,
  title,
  children,
}: PictureProps & { readonly viewBox: string; readonly children: ReactNode }) => (
  <svg
    viewBox={viewBox}
    width="100%"
    role={title === undefined ? 'presentation' : 'img'}
    aria-hidden={title === undefined}
    aria-label={title}
  >
    {children}
  </svg>
)
