import { createAction } from '@reduxjs/toolkit'

/** Orders ended: completed, cancelled or unsuccessful (spec 2 §4). The payload is their numbers. */
export const ordersEnded = createAction<readonly string[]>('orders/ended')

/** Whether the order that was sent is among the ended ones. */
export const hasEnded =
  (crns: readonly string[]) =>
  (intent: { readonly crn: string | null } | null): boolean =>
    crns.some((crn) => crn === intent?.crn)
