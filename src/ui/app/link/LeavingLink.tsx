import { leavesFocus } from '../../design/leavesFocus.ts'
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx'

type Props = SiteLinkProps & {
  /** What to do with the focus; by default the nearest container takes it. */
  readonly leave?: (link: HTMLElement | null) => () => void
}

/**
 * A link to another page that may disappear with what it is about, like an order that has ended. It
 * leaves its focus as a button does.
 */
export const LeavingLink = ({ leave = leavesFocus, ...rest }: Props) => (
  <SiteLink {...rest} ref={leave} />
)
