import { useSurroundings } from '../app/surroundings.ts'
import { classes } from '../design/classes.ts'
import { LoginBanner } from '../design/illustrations/LoginBanner.tsx'
import css from './AuthDialog.module.css'

type Props = {
  /** The step below it. The more that contains, the sooner the picture disappears. */
  readonly step: 'login' | 'signup' | 'code'
}

/** The brand's picture above a step. It disappears above a phone's keyboard and in a low window. */
export const Banner = ({ step }: Props) => (
  <div className={classes(css.banner, css[step])}>
    <LoginBanner mascot={useSurroundings().brand.mascot} />
  </div>
)
