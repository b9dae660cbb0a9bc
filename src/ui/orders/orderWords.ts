import type { OrderStop } from '../../domain/orders/order.ts'

/** What a stop is called: its address, else the best that is known of it; empty for none. */
export const stopName = ({ address, doorstepAddress, savedAddress }: OrderStop): string =>
  [address, doorstepAddress, savedAddress?.name ?? ''].find((text) => text.trim() !== '') ?? ''
