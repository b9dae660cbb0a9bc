import { Spinner } from '../design/Spinner.tsx'
import css from './Waiting.module.css'

/** Over a page that waits for what it needs to begin (spec 1 §8). */
export const Waiting = () => (
  <div className={css.waiting}>
    <Spinner />
  </div>
)
