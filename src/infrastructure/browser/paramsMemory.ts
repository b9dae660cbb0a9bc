import type { KeptParams } from '../../application/fare/fareMemory.port.ts'
import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import { heldByPage, makeFormMemory } from './formMemory.ts'
import { KeptParamsCodec } from './kept.codec.ts'
import type { SecretName, SecretStore } from './secretStore.ts'

/**
 * Keeps the parameters taken out of a page's URL, with their country, under a name in a secret
 * store. What the store refuses is held for as long as the page lives, because the next screen of
 * this visit needs it (spec 1 §2).
 *
 * @example
 * const store = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const params = makeParamsMemory(store, 'fe_params')
 * await params.recall() // → right: null
 * await params.keep({ country: 'IN', params: [['name', 'Asha']] })() // → right: undefined
 * await params.recall() // → right: { country: 'IN', params: [['name', 'Asha']] }
 */
export const makeParamsMemory = (store: SecretStore, name: SecretName): FormMemory<KeptParams> =>
  heldByPage(makeFormMemory(store, name, KeptParamsCodec))
