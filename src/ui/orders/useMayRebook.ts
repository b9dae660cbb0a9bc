import type { Order } from '../../domain/orders/order.ts'
import { useAppSelector } from '../app/store.ts'

/** Whether an order may be booked again here: where booking is on, and the service lets it (spec 2 §3). */
export const useMayRebook = () => {
  const isBooking = useAppSelector(({ market }) => market.bookingFlow)
  return ({ rebookingEnabled }: Pick<Order, 'rebookingEnabled'>): boolean =>
    isBooking && rebookingEnabled
}
