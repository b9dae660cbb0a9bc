import { offerReducer } from '../application/booking/offer.slice.ts'
import { orderReviewReducer } from '../application/booking/orderReview.slice.ts'
import { placingReducer } from '../application/booking/placing.slice.ts'
import type { Feature } from '../application/store/createAppStore.ts'

/** Order review and booking: a chunk of their own. */
export const bookingFeature = (): Feature => ({
  mount: (root) => {
    root.inject({ reducerPath: 'orderReview', reducer: orderReviewReducer })
    root.inject({ reducerPath: 'offer', reducer: offerReducer })
    root.inject({ reducerPath: 'placing', reducer: placingReducer })
  },
  flows: [],
})
