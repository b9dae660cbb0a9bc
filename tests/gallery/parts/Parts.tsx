import type { ReactNode } from 'react'
import css from './Parts.module.css'

/** A page of parts, one kind under the other. */
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
  /** One under the other, in a grid of pictures, or in a row that wraps. */
  readonly as?: 'column' | 'grid' | 'row'
  readonly children: ReactNode
}

/** Parts of one kind, or one part in each of its looks. */
export const Kind = ({ title, as = 'column', children }: KindProps) => (
  <section className={css.kind}>
    <h2 className={css.name}>{title}</h2>
    <div className={css[as]}>{children}</div>
  </section>
)

/** A picture and what it is called. */
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
