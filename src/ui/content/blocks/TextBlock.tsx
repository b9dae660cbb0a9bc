import { classes } from '../../design/classes.ts'
import css from './TextBlock.module.css'

type Props = {
  /** What a link within the page leads to it by. */
  readonly id?: string | undefined
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
}

// Names stand side by side; sentences stand under each other.
const longestName = 30

/** Plain words to read, and a list of what they mean. */
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
