import { TataAce } from '../vehicles/TataAce.tsx'
import { ServiceFrame, Staged } from './ServiceFrame.tsx'

/** Delivery by truck. */
export const Truck = () => (
  <ServiceFrame>
    <Staged scale={0.74}>
      <TataAce />
    </Staged>
  </ServiceFrame>
)
