import { function as F, taskEither as TE } from 'fp-ts'
import type { FareMemory } from '../../application/fare/fareMemory.port.ts'
import type { SecretStore } from '../../application/ports/secretStore.port.ts'
import { readKept } from '../browser/kept.codec.ts'
import { makeParamsMemory } from '../browser/paramsMemory.ts'
import { KeptDraft } from './fareMemory.codec.ts'

/**
 * An estimate's memory in a secret store (spec 1 §2, §9). Fails with `StorageRefused`; what is not
 * of its shape is absent.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const memory = makeFareMemory(secrets)
 * await memory.recallDraft() // → right: null
 * await memory.keepParams([['mobile', '9812345678']])() // → right: undefined
 * await memory.recallParams() // → right: [['mobile', '9812345678']]
 */
export const makeFareMemory = (store: SecretStore): FareMemory => {
  const params = makeParamsMemory(store, 'fe_params')
  return {
    keepDraft: (draft) => store.keep('fe_draft', JSON.stringify(draft)),
    recallDraft: F.pipe(store.recall('fe_draft'), TE.map(readKept(KeptDraft))),
    keepParams: params.keep,
    recallParams: params.recall,
    forgetParams: params.forget,
  }
}
