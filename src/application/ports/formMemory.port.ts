import type { taskEither as TE } from 'fp-ts'

/** Why nothing was kept or recalled. */
export type FormMemoryError = { readonly kind: 'StorageRefused' }

/** Keeps the draft of a form, encrypted, in this browser tab. */
export type FormMemory<Draft> = {
  readonly keep: (draft: Draft) => TE.TaskEither<FormMemoryError, void>
  readonly recall: TE.TaskEither<FormMemoryError, Draft | null>
  readonly forget: TE.TaskEither<FormMemoryError, void>
}
