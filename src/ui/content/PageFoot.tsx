import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { Footer } from './Footer.tsx'

/** The footer of every page. */
export const PageFoot = () => (
  <WithFeature name="content">
    <Footer />
  </WithFeature>
)
