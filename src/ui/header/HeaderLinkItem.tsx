import { Link } from 'react-router-dom'
import type { HeaderLink } from './useHeaderLinks.ts'

type Props = {
  readonly link: HeaderLink
  readonly className: string | undefined
  /** Takes the place of the step that an open menu put into the history. */
  readonly replaces?: boolean | undefined
}

/** A link of the header as an element. */
export const HeaderLinkItem = ({
  link: { address, isOwnPage, text },
  className,
  replaces = false,
}: Props) =>
  isOwnPage ? (
    <Link className={className} to={address} replace={replaces}>
      {text}
    </Link>
  ) : (
    <a className={className} href={address}>
      {text}
    </a>
  )
