/**
 * Whether the order-review page exists. Until it does, a customer's estimate leads to the results
 * like everybody's (docs/decisions/0013).
 */
export const orderReviewOpen = false
