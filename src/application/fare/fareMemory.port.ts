import type { FareDraft } from '../../domain/fare/fareDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'

/**
 * The parameters taken out of the URL with what tells which link they are of, and the country that their
 * addresses and number belong to.
 */
export type KeptParams = { readonly country: string; readonly params: Query }

/** What this browser tab stores of an estimate, encrypted. */
export type FareMemory = {
  /** The form as the customer left it. */
  readonly draft: FormMemory<FareDraft>
  readonly params: FormMemory<KeptParams>
}
