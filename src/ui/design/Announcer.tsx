import css from './VisuallyHidden.module.css'

export type AnnouncerProps = {
  /** What to say next; the same text again is not said twice. Empty says nothing. */
  readonly message: string
}

/**
 * A polite live region without a look. Keep it mounted and change its message: a region that
 * arrives together with its text is often not read.
 */
export const Announcer = ({ message }: AnnouncerProps) => (
  <div role="status" aria-atomic="true" className={css.hidden}>
    <span key={message}>{message}</span>
  </div>
)

/** Where `focusIn` says what is wrong with a field that has the focus already: one in each form. */
export const ToldProblem = () => <div role="status" data-told="" className={css.hidden} />
