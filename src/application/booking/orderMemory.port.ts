import type { FormMemory } from '../ports/formMemory.port.ts'
import type { KeptOrder } from './keptOrder.ts'

/**
 * What this browser tab remembers of an order, encrypted: what left the URL (spec 1 §2), what was
 * being edited, and which request the last booking was.
 */
export type OrderMemory = FormMemory<KeptOrder>
