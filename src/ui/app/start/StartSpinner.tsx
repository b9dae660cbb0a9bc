import { Spinner } from '../../design/Spinner.tsx'
import css from './StartSpinner.module.css'

/** Over a page that was made ahead, while what it needs to begin is asked for again (spec 1 §8). */
export const StartSpinner = () => (
  <div className={css.box}>
    <Spinner />
  </div>
)
