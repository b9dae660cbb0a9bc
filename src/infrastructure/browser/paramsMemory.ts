import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { SecretName, SecretStore } from '../../application/ports/secretStore.port.ts'
import type { Query } from '../../domain/link/query.ts'
import { heldByPage, makeFormMemory } from './formMemory.ts'
import { KeptParams } from './kept.codec.ts'

/**
 * Parameters that leave the URL, and come back to the page that they were taken from, under a name
 * of a secret store. What the store refuses is remembered as long as the page is: the next screen
 * of this visit needs it (spec 1 §2).
 *
 * @example
 * const store = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const params = makeParamsMemory(store, 'fe_params')
 * await params.recall() // → right: null
 * await params.keep([['name', 'Asha']])() // → right: undefined
 * await params.recall() // → right: [['name', 'Asha']]
 */
export const makeParamsMemory = (store: SecretStore, name: SecretName): FormMemory<Query> =>
  heldByPage(makeFormMemory(store, name, KeptParams))
