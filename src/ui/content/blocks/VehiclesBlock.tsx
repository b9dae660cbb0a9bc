import { vehicleIllustration } from '../../design/illustrations/vehicles/vehicleIllustration.ts'
import { BlockFrame } from './BlockFrame.tsx'
import css from './VehiclesBlock.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly vehicles: ReadonlyArray<{
    readonly vehicleId: number
    readonly name: string
    readonly text: string
  }>
}

/** Vehicles side by side, drawn to the same scale. */
export const VehiclesBlock = ({ title, text, vehicles }: Props) => (
  <BlockFrame title={title} text={text}>
    <ul className={css.vehicles}>
      {vehicles.map(({ vehicleId, name, text: about }) => {
        const Picture = vehicleIllustration(vehicleId)
        return (
          <li key={vehicleId}>
            <Picture />
            <div>
              <h3>{name}</h3>
              <p>{about}</p>
            </div>
          </li>
        )
      })}
    </ul>
  </BlockFrame>
)
