import type { OrderReviewState } from '../../application/booking/orderReview.slice.ts'

/** The order while it can be looked through, mended and booked. */
export type Reviewing = Extract<OrderReviewState, { status: 'reviewing' }>
