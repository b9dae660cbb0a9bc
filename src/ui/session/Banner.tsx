import { useSurroundings } from '../app/surroundings.ts'
import { LoginBanner } from '../design/illustrations/LoginBanner.tsx'
import css from './AuthDialog.module.css'

/** The brand's picture above a step; it makes room for a phone's keyboard. */
export const Banner = () => (
  <div className={css.banner}>
    <LoginBanner mascot={useSurroundings().brand.mascot} />
  </div>
)
