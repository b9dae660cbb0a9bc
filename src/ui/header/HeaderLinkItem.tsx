import type { MouseEventHandler, ReactNode } from 'react'
import { SiteLink } from '../app/link/SiteLink.tsx'
import type { HeaderLink } from './useHeaderLinks.ts'

type Props = {
  readonly link: HeaderLink
  readonly className: string | undefined
  /** An icon before its text. */
  readonly picture?: ReactNode
  /** Whether it replaces the history step of an open menu. */
  readonly replaces?: boolean | undefined
  readonly onClick?: MouseEventHandler | undefined
}

/** A link of the header. */
export const HeaderLinkItem = ({
  link: { address, isOwnPage, text },
  className,
  picture,
  replaces,
  onClick,
}: Props) =>
  isOwnPage ? (
    <SiteLink className={className} to={address} replace={replaces} onClick={onClick}>
      {picture}
      {text}
    </SiteLink>
  ) : (
    <a className={className} href={address}>
      {picture}
      {text}
    </a>
  )
