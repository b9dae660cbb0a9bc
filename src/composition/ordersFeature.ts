import { makeOrdersFeature } from '../application/orders/ordersFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'

/** Orders with their calls, over HTTP: a chunk of their own. */
export const ordersFeature = (): Feature => makeOrdersFeature()
