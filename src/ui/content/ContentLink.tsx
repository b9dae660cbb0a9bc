import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ContentAddress, isWithinSite } from '../../domain/content/contentAddress.ts'
import { useAddresses } from '../head/useAddresses.ts'

type Props = {
  readonly address: ContentAddress
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A link that content names: within the site to a page of this locale, in the shape that its paths
 * have here; else away from the site, which learns nothing of the page.
 */
export const ContentLink = ({ address, className, children }: Props) => {
  const { locale, pageAt, ownPath } = useAddresses()
  if (!isWithinSite(address)) {
    return (
      <a className={className} href={address} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(`/${locale}${address}`) ?? []
  return (
    <Link className={className} to={`${ownPath(pageAt(path)) ?? path}${rest}`}>
      {children}
    </Link>
  )
}
