import type { taskEither as TE } from 'fp-ts'
import type { FareDraft } from '../../domain/fare/fareDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { SecretStoreError } from '../ports/secretStore.port.ts'

/** What this browser tab remembers of an estimate, encrypted: the form as it was left, and the parameters that left the URL. */
export type FareMemory = {
  readonly keepDraft: (draft: FareDraft) => TE.TaskEither<SecretStoreError, void>
  readonly recallDraft: TE.TaskEither<SecretStoreError, FareDraft | null>
  readonly keepParams: (params: Query) => TE.TaskEither<SecretStoreError, void>
  readonly recallParams: TE.TaskEither<SecretStoreError, Query | null>
  readonly forgetParams: TE.TaskEither<SecretStoreError, void>
}
