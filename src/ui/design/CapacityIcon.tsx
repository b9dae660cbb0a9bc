import css from './CapacityIcon.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/**
 * The icon before a vehicle's capacity, which the text states: 16 px on a card, 12 px in a table
 * (spec 2 §9).
 */
export const CapacityIcon = ({ compact = false }: { readonly compact?: boolean }) => (
  <span className={classes(css.icon, compact && css.compact)}>
    <Icon name="box" />
  </span>
)
