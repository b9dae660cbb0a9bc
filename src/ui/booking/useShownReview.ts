import type {
  OrderReviewState,
  Reviewing,
} from '../../application/booking/order/orderReview.slice.ts'
import { useBookingSelector } from './useBookingSelector.ts'

const parts = ['draft', 'unsaved', 'tried', 'goodsAnswered', 'vehicleInvalid'] as const

/** The order under review, without the open edit: a letter that is typed into its dialog renders nothing behind it. */
export type ShownReview = Pick<Reviewing, (typeof parts)[number]>

const isShownAlike = (a: OrderReviewState, b: OrderReviewState): boolean =>
  a.status === 'reviewing' && b.status === 'reviewing'
    ? parts.every((part) => a[part] === b[part])
    : a.status === b.status

/** What the page shows of the order under review; null while there is none. */
export const useShownReview = (): ShownReview | null => {
  const review = useBookingSelector(({ orderReview }) => orderReview, isShownAlike)
  return review.status === 'reviewing' ? review : null
}
