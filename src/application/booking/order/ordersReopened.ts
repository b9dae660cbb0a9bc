import { createAction } from '@reduxjs/toolkit'

/** Orders that had ended are under way again. The payload is their numbers. */
export const ordersReopened = createAction<readonly string[]>('orders/reopened')
