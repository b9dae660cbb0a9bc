import type { ComponentType } from 'react'
import { ELoader } from './ELoader.tsx'
import { Pickup8ft } from './Pickup8ft.tsx'
import { Pickup17Ton } from './Pickup17Ton.tsx'
import { Tata407 } from './Tata407.tsx'
import { TataAce } from './TataAce.tsx'
import { ThreeWheeler } from './ThreeWheeler.tsx'
import { ThreeWheelerElectric } from './ThreeWheelerElectric.tsx'
import { Truck14ft } from './Truck14ft.tsx'
import { Truck17ft } from './Truck17ft.tsx'
import { TwoWheeler } from './TwoWheeler.tsx'

const byId: ReadonlyMap<number, ComponentType> = new Map([
  [97, TwoWheeler],
  [91, ThreeWheeler],
  [127, ThreeWheelerElectric],
  [126, ELoader],
  [1, TataAce],
  [9, Pickup8ft],
  [128, Pickup17Ton],
  [2, Tata407],
  [3, Truck14ft],
  [4, Truck17ft],
])

/** Whether there is a picture of the vehicle. */
export const isDrawn = (id: number): boolean => byId.has(id)

/** The picture of a vehicle by its id (spec 2 §3); a truck for a vehicle without one. */
export const vehicleIllustration = (id: number): ComponentType => byId.get(id) ?? Tata407
