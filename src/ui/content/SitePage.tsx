import { Navigate, useLocation } from 'react-router-dom'
import { Part } from '../app/ahead/Part.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { usePagePath } from '../app/link/usePagePath.ts'
import { Waiting } from '../app/waiting/Waiting.tsx'
import { useAddresses } from '../head/useAddresses.ts'
import { DefaultPage } from './DefaultPage.tsx'
import { FilledPage } from './FilledPage.tsx'

const PageOfPath = () => {
  const { search, hash } = useLocation()
  // With a slash at its end it is the page that was made ahead, and stays that.
  const path = usePagePath()
  const { pageAt, ownPath } = useAddresses()
  const page = pageAt(path)
  const own = ownPath(page)
  // A page has one path in a locale; whatever else means it leads there.
  if (own !== null && own !== path) return <Navigate replace to={`${own}${search}${hash}`} />
  switch (page.kind) {
    case 'content':
    case 'city':
      return <FilledPage key={own} page={page} />
    // Those that exist have routes of their own.
    case 'flow':
    case 'default':
      return <DefaultPage />
  }
}

const coming = <Waiting />
const page = (
  <WithFeature name="content">
    <PageOfPath />
  </WithFeature>
)

/** The page of any path that has no route of its own: one that content fills, else Default (spec 1 §2). */
export const SitePage = () => <Part fallback={coming}>{page}</Part>
