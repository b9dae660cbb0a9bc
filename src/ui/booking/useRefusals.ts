import type { RefusedOrderPart } from '../../application/booking/placeOrder.port.ts'
import type { PlacingState } from '../../application/booking/placing.slice.ts'
import { useFeatureSelector } from '../app/store.ts'

const none: readonly RefusedOrderPart[] = []

const refusedParts = ({ placing }: { readonly placing: PlacingState }) =>
  placing.status === 'failed' && placing.error.kind === 'OrderRefused' ? placing.error.parts : none

/** What the service said of parts of the order when it refused it, until it is booked again. */
export const useRefusals = (): readonly RefusedOrderPart[] => useFeatureSelector(refusedParts)

/** What the service said of one part; undefined for nothing. */
export const useRefusal = (part: RefusedOrderPart['part']): RefusedOrderPart | undefined =>
  useRefusals().find((refused) => refused.part === part)
