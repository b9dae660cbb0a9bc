import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Part } from '../app/ahead/Part.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { usePagePath } from '../app/link/usePagePath.ts'
import { PageWaiting } from '../app/waiting/PageWaiting.tsx'
import { useAddresses } from '../head/useAddresses.ts'
import { DefaultPage } from './DefaultPage.tsx'
import { FilledPage } from './FilledPage.tsx'

/** The state of a history entry that was opened under another spelling of its page's path. */
const respelt = 'respelt'

const PageOfPath = () => {
  const { search, hash } = useLocation()
  // A trailing slash means the same page, so that a prerendered page is kept.
  const path = usePagePath()
  const { pageAt, ownPath } = useAddresses()
  const page = pageAt(path)
  const own = ownPath(page)
  const isOpened = useNavigationType() === NavigationType.Pop
  // A page has one path per locale. Other spellings redirect to it.
  if (own !== null && own !== path) {
    return <Navigate replace to={`${own}${search}${hash}`} state={isOpened ? respelt : undefined} />
  }
  switch (page.kind) {
    case 'content':
    case 'city':
      return <FilledPage key={own} page={page} />
    // The existing flows have routes of their own.
    case 'flow':
    case 'default':
      return <DefaultPage />
  }
}

const coming = <PageWaiting />
const page = (
  <WithFeature name="content">
    <PageOfPath />
  </WithFeature>
)

/**
 * The page for any path without a route of its own: a content page, else the default page (spec 1
 * §2).
 */
export const SitePage = () => {
  const isRespelt = useLocation().state === respelt
  const isReplaced = useNavigationType() === NavigationType.Replace
  return (
    <>
      {/* The page that was opened, though under another path: its heading does not take the focus. */}
      {isRespelt && isReplaced && <span hidden data-stays="" />}
      <Part fallback={coming}>{page}</Part>
    </>
  )
}
