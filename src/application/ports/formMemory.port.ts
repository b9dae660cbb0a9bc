import type { taskEither as TE } from 'fp-ts'
import type { SecretStoreError } from './secretStore.port.ts'

/** Keeps the draft of a form, encrypted, in this browser tab. */
export type FormMemory<Draft> = {
  readonly keep: (draft: Draft) => TE.TaskEither<SecretStoreError, void>
  readonly recall: TE.TaskEither<SecretStoreError, Draft | null>
  readonly forget: TE.TaskEither<SecretStoreError, void>
}
