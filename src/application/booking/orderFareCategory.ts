import { categoryOfVehicle } from '../../domain/booking/draftEnquiry.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Reviewing } from './orderReview.slice.ts'

/** The category that an order's fares are asked in: the one that was asked for, else that of the vehicle chosen last. */
export const orderFareCategory =
  ({ twoWheelerId }: Pick<Market, 'twoWheelerId'>) =>
  ({ category, lastVehicleId }: Pick<Reviewing, 'category' | 'lastVehicleId'>): FareCategory =>
    category ?? categoryOfVehicle(twoWheelerId)(lastVehicleId)
