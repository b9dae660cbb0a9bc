import type { taskEither as TE } from 'fp-ts'

/**
 * What is kept in the browser, encrypted: estimate and order parameters (spec 1 §2), and the drafts of the
 * fare form, of a lead, of a partner's registration and of a login.
 */
export type SecretName =
  | 'fe_params'
  | 'or_params'
  | 'fe_draft'
  | 'sl_draft'
  | 'pr_draft'
  | 'au_draft'

/** Why nothing was kept, or read. */
export type SecretStoreError = { readonly kind: 'StorageRefused' }

/** Texts kept encrypted in this browser tab. What cannot be read is absent: null. */
export type SecretStore = {
  readonly keep: (name: SecretName, text: string) => TE.TaskEither<SecretStoreError, void>
  readonly recall: (name: SecretName) => TE.TaskEither<SecretStoreError, string | null>
  readonly forget: (name: SecretName) => TE.TaskEither<SecretStoreError, void>
}
