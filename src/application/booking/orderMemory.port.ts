import type { taskEither as TE } from 'fp-ts'
import type { Query } from '../../domain/link/query.ts'
import type { SecretStoreError } from '../ports/secretStore.port.ts'

/**
 * What this browser tab remembers of an order, encrypted: the parameters that left the URL
 * (spec 1 §2), what was being edited, and which request the last booking was.
 */
export type OrderMemory = {
  readonly keep: (params: Query) => TE.TaskEither<SecretStoreError, void>
  readonly recall: TE.TaskEither<SecretStoreError, Query | null>
  readonly forget: TE.TaskEither<SecretStoreError, void>
}
