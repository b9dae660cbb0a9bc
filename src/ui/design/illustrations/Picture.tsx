import type { ReactNode } from 'react'

export type PictureProps = {
  /** What it shows, where the words around it do not say so; without one it is decoration. */
  readonly title?: string | undefined
}

/** The canvas of an illustration: as wide as its place, coloured by the brand's `--art-*` tokens. */
export const Picture = ({
  viewBox,
  title,
  children,
}: PictureProps & { readonly viewBox: string; readonly children: ReactNode }) => (
  <svg
    viewBox={viewBox}
    width="100%"
    focusable="false"
    role={title === undefined ? 'presentation' : 'img'}
    aria-hidden={title === undefined}
    aria-label={title}
  >
    {children}
  </svg>
)
