import type { taskEither as TE } from 'fp-ts'

/** Why nothing was kept or recalled. */
export type FormMemoryError = { readonly kind: 'StorageRefused' }

/**
 * Keeps the draft of a form, encrypted, in this browser tab. Calls do not wait for each other, but take effect in the
 * order in which they began: a draft that is still being kept must not outlast a newer one, or the logout that forgot
 * it.
 */
export type FormMemory<Draft> = {
  readonly keep: (draft: Draft) => TE.TaskEither<FormMemoryError, void>
  readonly recall: TE.TaskEither<FormMemoryError, Draft | null>
  readonly forget: TE.TaskEither<FormMemoryError, void>
}
