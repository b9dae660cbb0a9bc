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

/** What its path says of a page that is no page of content: those say it themselves. */
export const FlowHead = () => (
  <WithFeature name="content">
    <Head />
  </WithFeature>
)
