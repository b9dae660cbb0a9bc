import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { opensElsewhere } from './opensElsewhere.ts'

export type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path within the site. */
  readonly to: string
  /** Whether it replaces the current step of the history; by default, if it leads to this very page. */
  readonly replace?: boolean | undefined
}

/**
 * A link to another page of the site. The router's own would bring along what prefetches the pages of
 * its framework, and add a page once more to the history for a second tap while it is being drawn.
 */
export const SiteLink = ({ to, replace, onClick, ...anchor }: SiteLinkProps) => {
  const href = useHref(to)
  const shown = useHref(useLocation())
  const follow = useLinkClickHandler(to, replace === undefined ? {} : { replace })
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        const isOnItsWay = event.currentTarget.href === window.location.href && href !== shown
        if (isOnItsWay && !opensElsewhere(event)) event.preventDefault()
        else onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
