import { VehicleSkeleton } from '../design/VehicleSkeleton.tsx'
import css from './Vehicles.module.css'

const cards = [1, 2, 3, 4]

/** The vehicles' shape while they and their fares are fetched. */
export const VehicleSkeletons = () => (
  <div className={css.cards} aria-hidden="true">
    {cards.map((card) => (
      <VehicleSkeleton key={card} holds="choice" />
    ))}
  </div>
)
