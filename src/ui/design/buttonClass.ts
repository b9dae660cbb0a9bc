import css from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger'

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  /** Takes the whole available width. */
  readonly block?: boolean | undefined
  /** Lower, for cards and rows. The tap target stays 44px. */
  readonly compact?: boolean | undefined
}

/** The class for the look of a button, for a router link. */
export const buttonClass = ({ variant = 'primary', block, compact }: ButtonLook): string =>
  classes(css.button, css[variant], block && css.block, compact && css.compact)
