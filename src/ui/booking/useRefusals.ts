import type { RefusedOrderPart } from '../../application/booking/order/placeOrder.port.ts'
import type { PlacingState } from '../../application/booking/order/placing.slice.ts'
import { useBookingSelector } from './useBookingSelector.ts'

const none: readonly RefusedOrderPart[] = []

const refusedParts = ({ placing }: { readonly placing: PlacingState }) =>
  placing.status === 'failed' && placing.error.kind === 'OrderRefused' ? placing.error.parts : none

/** The parts that the service refused in the last try to book. */
export const useRefusals = (): readonly RefusedOrderPart[] => useBookingSelector(refusedParts)

/** The refusal of one part; undefined if the service did not refuse it. */
export const useRefusal = (part: RefusedOrderPart['part']): RefusedOrderPart | undefined =>
  useRefusals().find((refused) => refused.part === part)
