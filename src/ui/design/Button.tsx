import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import css from './Button.module.css'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { leavesFocus } from './leavesFocus.ts'
import { Spinner } from './Spinner.tsx'

type Content = { readonly icon?: ReactNode; readonly iconEnd?: ReactNode }

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> &
  ButtonLook &
  Content & {
    /** Work is under way: shows a spinner, ignores clicks, and keeps the focus. */
    readonly busy?: boolean | undefined
  }

/** A button that acts on this page. Its `type` is `button` by default. */
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
  // A disabled button loses the focus. A busy one keeps it and prevents the click, and with it the
  // submit.
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
      {/* A key per text, because a text that changes in place and grows from its middle counts as a
          layout shift. */}
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

/** A link that looks like a button. */
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
