import { createAction } from '@reduxjs/toolkit'

/** Orders ended: completed, cancelled or unsuccessful (spec 2 §4). The payload is their numbers. */
export const ordersEnded = createAction<readonly string[]>('orders/ended')
