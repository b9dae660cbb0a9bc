import { useSelector } from 'react-redux'
import type { OrderingState } from '../../application/orders/ordersFeature.ts'

/** For components inside `WithFeature` of orders, whose slices are there; another feature's may be absent. */
export const useOrdersSelector = useSelector.withTypes<OrderingState>()
