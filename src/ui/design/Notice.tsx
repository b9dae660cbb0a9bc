import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import css from './Notice.module.css'

export type NoticeKind = 'info' | 'error' | 'success'

export type NoticeProps = {
  readonly kind?: NoticeKind | undefined
  readonly title?: string | undefined
  readonly children: ReactNode
  /** The next step: a text button or a link. */
  readonly action?: ReactNode
  /** Whether its text is announced elsewhere: by the region that contains it, or by its page. */
  readonly quiet?: boolean | undefined
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined
}

const pictograms: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  error: 'alert',
  success: 'check',
}

/**
 * What happened and what to do next, in the flow of the page. An error interrupts a screen reader;
 * other kinds wait.
 */
export const Notice = ({ kind = 'info', title, children, action, quiet, dismiss }: NoticeProps) => (
  <div
    role={quiet ? undefined : kind === 'error' ? 'alert' : 'status'}
    className={classes(css.notice, css[kind])}
  >
    <span className={css.sign}>
      <Icon name={pictograms[kind]} />
    </span>
    <div className={css.words}>
      {title && <p className={css.title}>{title}</p>}
      <div>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </div>
    {dismiss && (
      <span className={css.dismiss}>
        <IconButton icon="close" label={dismiss.label} onClick={dismiss.onDismiss} />
      </span>
    )}
  </div>
)
