import type { taskEither as TE } from 'fp-ts'

/**
 * The keys of what is kept encrypted in the browser: estimate and order parameters (spec 1 §2), and the
 * drafts of the fare form, of a lead, of a partner's registration and of a login.
 */
export type SecretName =
  | 'fe_params'
  | 'or_params'
  | 'fe_draft'
  | 'sl_draft'
  | 'pr_draft'
  | 'au_draft'

/** Why nothing was stored or read. */
export type SecretStoreError = { readonly kind: 'StorageRefused' }

/** Keeps texts encrypted in this browser tab. A text that cannot be read counts as absent: null. */
export type SecretStore = {
  readonly keep: (name: SecretName, text: string) => TE.TaskEither<SecretStoreError, void>
  readonly recall: (name: SecretName) => TE.TaskEither<SecretStoreError, string | null>
  readonly forget: (name: SecretName) => TE.TaskEither<SecretStoreError, void>
}
