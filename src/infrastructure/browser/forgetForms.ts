import type { ForgetForms } from '../../application/session/forgetForms.port.ts'
import type { SecretName, SecretStore } from './secretStore.ts'

const drafts: readonly SecretName[] = ['sl_draft', 'pr_draft', 'au_draft']

/**
 * Forgets the drafts that the forms keep in a secret store, given how the store forgets (spec 1 §4).
 * Each fails as the store does.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * await secrets.keep('sl_draft', 'Asha Rao')()
 * for (const forget of makeForgetForms(secrets.forget)) await forget()
 * await secrets.recall('sl_draft')() // → right: null
 */
export const makeForgetForms = (forget: SecretStore['forget']): ForgetForms => drafts.map(forget)
