import type { FareMemory } from '../../application/fare/fareMemory.port.ts'
import { makeFormMemory } from '../browser/formMemory.ts'
import { makeParamsMemory } from '../browser/paramsMemory.ts'
import type { SecretStore } from '../browser/secretStore.ts'
import { KeptFareDraft } from './fareMemory.codec.ts'

/**
 * Keeps the draft and the parameters of an estimate in a secret store (spec 1 §2, §9). Fails with
 * `StorageRefused`. What does not have the expected shape counts as absent.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeFareMemory(secrets)
 * await memory.draft.recall() // → right: null
 * await memory.params.keep({ country: 'IN', params: [['mobile', '9812345678']] })() // → right: undefined
 * await memory.params.recall() // → right: { country: 'IN', params: [['mobile', '9812345678']] }
 */
export const makeFareMemory = (store: SecretStore): FareMemory => ({
  draft: makeFormMemory(store, 'fe_draft', KeptFareDraft),
  params: makeParamsMemory(store, 'fe_params'),
})
