import { TwoWheeler } from '../vehicles/TwoWheeler.tsx'
import { ServiceFrame, Staged } from './ServiceFrame.tsx'

/** Delivery by two-wheeler. */
export const TwoWheels = () => (
  <ServiceFrame>
    <Staged scale={1.05}>
      <TwoWheeler />
    </Staged>
  </ServiceFrame>
)
