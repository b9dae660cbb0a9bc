import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import css from './Button.module.css'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { leavesFocus } from './leavesFocus.ts'
import { Spinner } from './Spinner.tsx'

type Content = { readonly icon?: ReactNode; readonly iconEnd?: ReactNode }

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> &
  ButtonLook &
  Content & {
    /** Work is under way: shows a spinner, ignores clicks and keeps the focus. */
    readonly busy?: boolean | undefined
  }

/** A button that acts on this page; `type` is `button` unless told otherwise. */
export const Button = ({
  variant,
  block,
  compact,
  busy = false,
  icon,
  iconEnd,
  children,
  onClick,
  type = 'button',
  ref = leavesFocus,
  ...rest
}: ButtonProps) => {
  // A disabled button drops the focus; a busy one keeps it and refuses the click, and with it the submit.
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonClass({ variant, block, compact })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={act}
    >
      {/* Other words are another text: one that grows from its middle counts as moved. */}
      <span key={typeof children === 'string' ? children : null} className={css.content}>
        {icon}
        <span className={css.words}>{children}</span>
        {iconEnd}
      </span>
      {busy && (
        <span className={css.waiting}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> &
  ButtonLook &
  Content & { readonly href: string }

/** A link that looks like a button: it leads elsewhere. */
export const LinkButton = ({
  variant,
  block,
  compact,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) => (
  <a {...rest} className={buttonClass({ variant, block, compact })}>
    <span className={css.content}>
      {icon}
      <span className={css.words}>{children}</span>
      {iconEnd}
    </span>
  </a>
)
