import css from './VisuallyHidden.module.css'

export type AnnouncerProps = {
  /** The next message. The same text is not announced again; the empty text announces nothing. */
  readonly message: string
}

/**
 * An invisible polite live region. Keep it mounted and change its message: a region that is
 * inserted with its text is often not read.
 */
export const Announcer = ({ message }: AnnouncerProps) => (
  <div role="status" aria-atomic="true" className={css.hidden}>
    <span key={message}>{message}</span>
  </div>
)

/** Where `focusIn` says what is wrong with a field that already has the focus: one in each form. */
export const ToldProblem = () => <div role="status" data-told="" className={css.hidden} />
