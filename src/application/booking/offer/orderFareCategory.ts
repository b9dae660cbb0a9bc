import { categoryOfVehicle } from '../../../domain/booking/draftEnquiry.ts'
import type { FareCategory } from '../../../domain/fare/serviceCategory.ts'
import type { Market } from '../../../domain/market/market.ts'
import type { Reviewing } from '../order/orderReview.slice.ts'

/** The fare category of an order: the one that the customer asked for, otherwise the last chosen vehicle's. */
export const orderFareCategory =
  ({ twoWheelerId }: Pick<Market, 'twoWheelerId'>) =>
  ({ category, lastVehicleId }: Pick<Reviewing, 'category' | 'lastVehicleId'>): FareCategory =>
    category ?? categoryOfVehicle(twoWheelerId)(lastVehicleId)
