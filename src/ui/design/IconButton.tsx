import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './IconButton.module.css'
import { leavesFocus } from './leavesFocus.ts'

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  readonly icon: IconName
  /** What the button does: its accessible name and its tooltip. */
  readonly label: string
  /** For use on a map or a picture: adds a background and a shadow. */
  readonly raised?: boolean | undefined
}

/** A 44px button with only an icon. */
export const IconButton = ({
  icon,
  label,
  raised,
  type = 'button',
  ref = leavesFocus,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    ref={ref}
    type={type}
    className={classes(css.button, raised && css.raised)}
    title={label}
  >
    <Icon name={icon} />
  </button>
)
