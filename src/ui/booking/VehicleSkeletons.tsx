import type { ReactNode } from 'react'
import { buttonClass } from '../design/buttonClass.ts'
import { classes } from '../design/classes.ts'
import { VehicleSkeleton } from '../design/VehicleSkeleton.tsx'
import css from './Vehicles.module.css'

/** Reserves the space of the button that appears with the vehicles. */
export const CompareSkeleton = ({ children }: { readonly children: ReactNode }) => (
  <span
    className={classes(buttonClass({ variant: 'text', compact: true }), css.unseen)}
    aria-hidden="true"
  >
    {children}
  </span>
)

const cards = [1, 2, 3, 4]

/** The shape of the vehicles while they and their fares are loaded. */
export const VehicleSkeletons = () => (
  <div className={css.cards} aria-hidden="true">
    {cards.map((card) => (
      <VehicleSkeleton key={card} holds="choice" />
    ))}
  </div>
)
