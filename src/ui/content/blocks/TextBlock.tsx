import { classes } from '../../design/classes.ts'
import css from './TextBlock.module.css'

type Props = {
  /** The fragment of links to this block. */
  readonly id?: string | undefined
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
}

// Points up to this length are names and stand side by side; sentences stand below each other.
const longestName = 30

/** Plain paragraphs and a list. */
export const TextBlock = ({ id, title, paragraphs, points }: Props) => (
  <section id={id} className={css.text}>
    <h2>{title}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points.length > 0 && (
      <ul className={classes(points.every(({ length }) => length <= longestName) && css.names)}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </section>
)
