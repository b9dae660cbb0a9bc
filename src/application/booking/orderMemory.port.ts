import type { Query } from '../../domain/link/query.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'

/**
 * What this browser tab remembers of an order, encrypted: the parameters that left the URL
 * (spec 1 §2), what was being edited, and which request the last booking was.
 */
export type OrderMemory = FormMemory<Query>
