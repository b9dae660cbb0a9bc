import type { taskEither as TE } from 'fp-ts'
import type { FareForm } from '../../domain/fare/fareForm.ts'
import type { Query } from '../../domain/link/query.ts'
import type { SecretStoreError } from '../ports/secretStore.port.ts'

/** What this browser tab remembers of an estimate, encrypted: the form as it was left, and the parameters that left the URL. */
export type FareMemory = {
  readonly keepDraft: (form: FareForm) => TE.TaskEither<SecretStoreError, void>
  readonly recallDraft: TE.TaskEither<SecretStoreError, FareForm | null>
  readonly keepParams: (params: Query) => TE.TaskEither<SecretStoreError, void>
  readonly recallParams: TE.TaskEither<SecretStoreError, Query | null>
}
