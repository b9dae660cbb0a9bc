import { ordersRows } from './orders.tsx'
import { expectEnds } from './scene.tsx'

expectEnds(ordersRows)
