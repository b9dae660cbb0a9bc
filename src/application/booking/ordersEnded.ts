import { createAction } from '@reduxjs/toolkit'

/** Orders came to their end, by their numbers: completed, cancelled or unsuccessful (spec 2 §4). */
export const ordersEnded = createAction<readonly string[]>('orders/ended')
