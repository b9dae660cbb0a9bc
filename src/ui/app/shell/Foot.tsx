import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { fromChunk } from '../chunk/fromChunk.tsx'
import { useIsNear } from '../chunk/useIsNear.ts'
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx'
import { pathFollowed } from '../link/pathFollowed.ts'
import css from './Foot.module.css'

const PageFoot = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "page-foot" */ '../../content/PageFoot.tsx')).PageFoot,
)

// React does not touch the content of an element with its own inner HTML.
const asItWasSent = { __html: '' }

const isHere = (path: string): boolean => {
  const { href, origin } = window.location
  return href === `${origin}${path}`
}

/** The prerendered footer. It only has links, so its script only has to follow them. */
const SentFoot = () => {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const foot = place.current
    const follow = (event: MouseEvent) => {
      const path = pathFollowed(event)
      if (path === null) return
      event.preventDefault()
      // Like the router's own links: a link to the current page adds no history step.
      void navigate(path, { replace: isHere(path) })
    }
    foot?.addEventListener('click', follow)
    return () => foot?.removeEventListener('click', follow)
  }, [navigate])
  return (
    <div
      ref={place}
      className={css.foot}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no markup is set
      dangerouslySetInnerHTML={asItWasSent}
      suppressHydrationWarning
    />
  )
}

/** The footer of a page without a prerendered one, loaded when it comes near the window. */
const LoadedFoot = () => {
  const { place, isNear } = useIsNear<HTMLDivElement>()
  return (
    <div ref={place} className={css.foot}>
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <PageFoot />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

const isMaking = typeof window === 'undefined'

/**
 * The footer of every page. It stays the same for the whole visit: if the first page had a
 * prerendered one, that is kept (docs/decisions/0033).
 */
export const Foot = memo(() => {
  const isHydrated = useIsHydrated()
  const [wasSent] = useState(!isHydrated)
  if (isMaking) {
    return (
      <div className={css.foot}>
        <PageFoot />
      </div>
    )
  }
  return wasSent ? <SentFoot /> : <LoadedFoot />
})
