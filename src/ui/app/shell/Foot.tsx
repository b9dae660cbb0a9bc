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

// React leaves what it finds in an element whose markup is somebody else's as it finds it.
const asItWasSent = { __html: '' }

const isHere = (path: string): boolean => {
  const { href, origin } = window.location
  return href === `${origin}${path}`
}

/** The foot that came with the page: it is links alone, so all of its script is to follow them. */
const SentFoot = () => {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const foot = place.current
    const follow = (event: MouseEvent) => {
      const path = pathFollowed(event)
      if (path === null) return
      event.preventDefault()
      // As the router's own links do: the page that is there already is no step of the way.
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

/** The foot of a page that brought none: loaded when somebody comes near it. */
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
 * The foot of every page. It is the same all through a visit: where it came with the first page it
 * stays as it was made (docs/decisions/0033).
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
