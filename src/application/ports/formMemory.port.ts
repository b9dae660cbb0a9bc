import type { taskEither as TE } from 'fp-ts'
import type { SecretStoreError } from './secretStore.port.ts'

/** What this browser tab remembers of a form that is being filled in, encrypted. */
export type FormMemory<Draft> = {
  readonly keep: (draft: Draft) => TE.TaskEither<SecretStoreError, void>
  readonly recall: TE.TaskEither<SecretStoreError, Draft | null>
  readonly forget: TE.TaskEither<SecretStoreError, void>
}
