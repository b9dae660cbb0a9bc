import { WithFeature } from '../app/WithFeature.tsx'
import { Footer } from './Footer.tsx'
import { PathHead } from './PathHead.tsx'

/** What every page has besides itself, and no page waits for: its foot, and what its path says in the head. */
export const PageFrame = () => (
  <WithFeature name="content">
    <PathHead />
    <Footer />
  </WithFeature>
)
