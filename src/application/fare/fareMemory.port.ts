import type { FareDraft } from '../../domain/fare/fareDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'

/** What this browser tab remembers of an estimate, encrypted. */
export type FareMemory = {
  /** The form as it was left. */
  readonly draft: FormMemory<FareDraft>
  /** The parameters that left the URL. */
  readonly params: FormMemory<Query>
}
