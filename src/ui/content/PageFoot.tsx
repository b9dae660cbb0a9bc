import { useLocation } from 'react-router-dom'
import { WithFeature } from '../app/WithFeature.tsx'
import { Footer } from './Footer.tsx'
import { PathHead } from './PathHead.tsx'
import { useAddresses } from './useAddresses.ts'

/** What its path says of a page that is no page of content: those say it themselves. */
const FlowHead = () => {
  const { pathname } = useLocation()
  const { pageAt } = useAddresses()
  const page = pageAt(pathname)
  return page.kind === 'flow' ? <PathHead page={page} /> : null
}

/** The foot of every page. */
export const PageFoot = () => (
  <WithFeature name="content">
    <FlowHead />
    <Footer />
  </WithFeature>
)
