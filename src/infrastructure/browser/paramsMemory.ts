import { either as E } from 'fp-ts'
import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { SecretName, SecretStore } from '../../application/ports/secretStore.port.ts'
import type { Query } from '../../domain/link/query.ts'
import { KeptParams, readKept } from './kept.codec.ts'

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
export const makeParamsMemory = (store: SecretStore, name: SecretName): FormMemory<Query> => {
  let unkept: Query | null = null
  // The store is asked at once each time: it answers in the order in which it is asked.
  return {
    keep: (params) => async () => {
      const kept = await store.keep(name, JSON.stringify(params))()
      unkept = E.isLeft(kept) ? params : null
      return kept
    },
    recall: async () => {
      if (unkept !== null) return E.right(unkept)
      return E.map(readKept(KeptParams))(await store.recall(name)())
    },
    forget: async () => {
      const forgotten = await store.forget(name)()
      unkept = null
      return forgotten
    },
  }
}
