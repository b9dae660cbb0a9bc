import type { FareDraft } from '../../domain/fare/fareDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'

/** The parameters that left the URL, and the country that their addresses and their number are of. */
export type KeptParams = { readonly country: string; readonly params: Query }

/** What this browser tab remembers of an estimate, encrypted. */
export type FareMemory = {
  /** The form as it was left. */
  readonly draft: FormMemory<FareDraft>
  readonly params: FormMemory<KeptParams>
}
