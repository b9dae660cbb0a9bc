import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { AuthDraft } from '../../application/session/authDraft.ts'
import { makeFormMemory } from '../browser/formMemory.ts'
import type { SecretStore } from '../browser/secretStore.ts'
import { KeptAuth } from './authMemory.codec.ts'

/**
 * Keeps a login in this tab's secret store (spec 1 §9). What cannot be read counts as absent. Never
 * rejects.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeAuthMemory(secrets)
 * await memory.recall() // → right: null
 * await memory.forget() // → right: undefined
 */
export const makeAuthMemory = (store: SecretStore): FormMemory<AuthDraft> =>
  makeFormMemory(store, 'au_draft', KeptAuth)
