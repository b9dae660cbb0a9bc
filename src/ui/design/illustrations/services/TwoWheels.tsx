import { TwoWheeler } from '../vehicles/TwoWheeler.tsx'
import { ServiceFrame, Staged } from './ServiceFrame.tsx'

/** Whatever goes by two-wheeler. */
export const TwoWheels = () => (
  <ServiceFrame>
    <Staged scale={1.05}>
      <TwoWheeler />
    </Staged>
  </ServiceFrame>
)
