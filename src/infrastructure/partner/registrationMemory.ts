import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { RegistrationForm } from '../../domain/partner/registration.ts'
import { makeFormMemory } from '../browser/formMemory.ts'
import type { SecretStore } from '../browser/secretStore.ts'
import { KeptRegistration } from './registrationMemory.codec.ts'

/**
 * Keeps a registration in this tab's secret store (spec 1 §9). What cannot be read counts as
 * absent. Never rejects.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeRegistrationMemory(secrets)
 * await memory.recall() // → right: null
 * await memory.forget() // → right: undefined
 */
export const makeRegistrationMemory = (store: SecretStore): FormMemory<RegistrationForm> =>
  makeFormMemory(store, 'pr_draft', KeptRegistration)
