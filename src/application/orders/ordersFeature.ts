import type { Feature } from '../store/createAppStore.ts'
import { ordersReducer } from './orders.slice.ts'
import { trackingReducer } from './tracking.slice.ts'

/** Order history, the live orders and tracking (spec 2 §2). */
export const makeOrdersFeature = (): Feature => ({
  mount: (root) => {
    root.inject({ reducerPath: 'orders', reducer: ordersReducer })
    root.inject({ reducerPath: 'tracking', reducer: trackingReducer })
  },
  flows: [],
})
