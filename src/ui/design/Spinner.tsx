import css from './Spinner.module.css'

/**
 * A spinning ring in the colour of the surrounding text. Silent: its container says what is
 * loading.
 */
export const Spinner = () => (
  <svg className={css.spinner} viewBox="0 0 24 24" aria-hidden="true">
    <circle className={css.track} cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)
