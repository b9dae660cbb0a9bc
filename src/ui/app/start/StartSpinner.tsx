import { Spinner } from '../../design/Spinner.tsx'
import css from './StartSpinner.module.css'

/** Shown over a prerendered page while what it needs to start is loaded again (spec 1 §8). */
export const StartSpinner = () => (
  <div className={css.box}>
    <Spinner />
  </div>
)
