import type { ReactNode } from 'react'
import css from './Parts.module.css'

/** A page of parts, grouped by kind. */
export const Parts = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <main className={css.parts}>
    <h1 className={css.title}>{title}</h1>
    {children}
  </main>
)

type KindProps = {
  readonly title: string
  /** The layout: a column, a grid of pictures, or a row that wraps. */
  readonly as?: 'column' | 'grid' | 'row'
  readonly children: ReactNode
}

/** Parts of one kind, or all looks of one part. */
export const Kind = ({ title, as = 'column', children }: KindProps) => (
  <section className={css.kind}>
    <h2 className={css.name}>{title}</h2>
    <div className={css[as]}>{children}</div>
  </section>
)

/** A picture and its name. */
export const Named = ({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}) => (
  <figure className={css.figure}>
    {children}
    <figcaption className={css.caption}>{name}</figcaption>
  </figure>
)
