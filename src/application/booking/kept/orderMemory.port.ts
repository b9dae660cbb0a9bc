import type { FormMemory } from '../../ports/formMemory.port.ts'
import type { KeptOrder } from './keptOrder.ts'

/**
 * Where this browser tab keeps its order, encrypted: what was removed from the URL (spec 1 §2), the open
 * edit, and the last request. All features take the same record: changes of the order wait for each other by it.
 */
export type OrderMemory = FormMemory<KeptOrder>
