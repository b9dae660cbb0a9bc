import { useSurroundings } from '../app/surroundings.ts'
import { classes } from '../design/classes.ts'
import { LoginBanner } from '../design/illustrations/LoginBanner.tsx'
import css from './AuthDialog.module.css'

type Props = {
  /** What is below it: the more that is, the sooner the picture makes room. */
  readonly step: 'login' | 'signup' | 'code'
}

/** The brand's picture above a step; it makes room for a phone's keyboard, and in a low window. */
export const Banner = ({ step }: Props) => (
  <div className={classes(css.banner, css[step])}>
    <LoginBanner mascot={useSurroundings().brand.mascot} />
  </div>
)
