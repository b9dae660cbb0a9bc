import { Scooter } from './Scooter.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'

/** A scooter with a delivery box, 1.9 m. */
export const TwoWheeler = () => (
  <VehicleFrame length={58}>
    <Scooter />
  </VehicleFrame>
)
