import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { Footer } from './Footer.tsx'

/** The foot of every page. */
export const PageFoot = () => (
  <WithFeature name="content">
    <Footer />
  </WithFeature>
)
