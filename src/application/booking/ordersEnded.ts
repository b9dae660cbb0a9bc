import { createAction } from '@reduxjs/toolkit'

/** Orders came to their end, by their numbers: completed, cancelled or unsuccessful (spec 2 §4). */
export const ordersEnded = createAction<readonly string[]>('orders/ended')

/** Whether what was sent became one of the orders that came to their end. */
export const hasEnded =
  (crns: readonly string[]) =>
  (intent: { readonly crn: string | null } | null): boolean =>
    crns.some((crn) => crn === intent?.crn)
