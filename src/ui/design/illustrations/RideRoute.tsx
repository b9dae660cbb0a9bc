import { Street } from './scenes/Street.tsx'
import { Scooter } from './vehicles/Scooter.tsx'

/** A scooter with a parcel on its way through the city, from the dot to the pin. */
export const RideRoute = () => (
  <Street>
    <g transform="translate(225 95) scale(2.66)">
      <Scooter />
    </g>
  </Street>
)
