import css from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger'

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  /** Takes the whole width of its place. */
  readonly block?: boolean | undefined
  /** Lower, for cards and rows; the target stays 44px. */
  readonly compact?: boolean | undefined
}

/** The look of a button as a class, for a router's own link. */
export const buttonClass = ({ variant = 'primary', block, compact }: ButtonLook): string =>
  classes(css.button, css[variant], block && css.block, compact && css.compact)
