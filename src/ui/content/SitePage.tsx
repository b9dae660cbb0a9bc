import { Navigate, useLocation } from 'react-router-dom'
import { Part } from '../app/ahead/Part.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { usePagePath } from '../app/link/usePagePath.ts'
import { PageWaiting } from '../app/waiting/PageWaiting.tsx'
import { useAddresses } from '../head/useAddresses.ts'
import { DefaultPage } from './DefaultPage.tsx'
import { FilledPage } from './FilledPage.tsx'

const PageOfPath = () => {
  const { search, hash } = useLocation()
  // A trailing slash means the same page, so that a prerendered page is kept.
  const path = usePagePath()
  const { pageAt, ownPath } = useAddresses()
  const page = pageAt(path)
  const own = ownPath(page)
  // A page has one path per locale. Other spellings redirect to it.
  if (own !== null && own !== path) return <Navigate replace to={`${own}${search}${hash}`} />
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
export const SitePage = () => <Part fallback={coming}>{page}</Part>
