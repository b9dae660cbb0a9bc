import type { PictureProps } from '../Picture.tsx'
import { Scooter } from './Scooter.tsx'
import { VehicleFrame } from './VehicleFrame.tsx'

/** A scooter with a delivery box, 1.9 m. */
export const TwoWheeler = ({ title }: PictureProps) => (
  <VehicleFrame length={58} title={title}>
    <Scooter />
  </VehicleFrame>
)
