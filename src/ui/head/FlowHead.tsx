import { useLocation } from 'react-router-dom'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { PathHead } from './PathHead.tsx'
import { useAddresses } from './useAddresses.ts'

const Head = () => {
  const { pathname } = useLocation()
  const { pageAt } = useAddresses()
  const page = pageAt(pathname)
  return page.kind === 'flow' ? <PathHead page={page} /> : null
}

/** The head of a page without content, derived from its path. Content pages have their own. */
export const FlowHead = () => (
  <WithFeature name="content">
    <Head />
  </WithFeature>
)
