import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path within the site. */
  readonly to: string
  /** Whether it replaces the current step of the history; by default, if it leads to this very page. */
  readonly replace?: boolean
}

/**
 * A link to another page of the site. The router's own would bring along what prefetches the pages of
 * its framework.
 */
export const SiteLink = ({ onClick, ...link }: SiteLinkProps) => {
  const { to, replace: _, ...anchor } = link
  const href = useHref(to)
  const follow = useLinkClickHandler(to, link)
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
