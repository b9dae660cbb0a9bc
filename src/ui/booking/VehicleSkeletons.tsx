import { Skeleton } from '../design/Skeleton.tsx'
import css from './Vehicles.module.css'

const cards = [1, 2, 3, 4]

/** The vehicles' shape while they and their fares are fetched. */
export const VehicleSkeletons = () => (
  <div className={css.cards} aria-hidden="true">
    {cards.map((card) => (
      <div key={card}>
        <Skeleton shape="card" />
      </div>
    ))}
  </div>
)
