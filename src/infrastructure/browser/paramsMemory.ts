import { function as F, taskEither as TE } from 'fp-ts'
import type {
  SecretName,
  SecretStore,
  SecretStoreError,
} from '../../application/ports/secretStore.port.ts'
import type { Query } from '../../domain/link/query.ts'
import { KeptParams, readKept } from './kept.codec.ts'

/** Parameters that leave the URL, and come back to the page that they were taken from. */
export type ParamsMemory = {
  readonly keep: (params: Query) => TE.TaskEither<SecretStoreError, void>
  readonly recall: TE.TaskEither<SecretStoreError, Query | null>
}

/**
 * Parameters under a name of a secret store. What the store refuses is remembered as long as the
 * page is: the next screen of this visit needs it (spec 1 §2).
 */
export const makeParamsMemory = (store: SecretStore, name: SecretName): ParamsMemory => {
  let unkept: Query | null = null
  return {
    keep: (params) =>
      F.pipe(
        store.keep(name, JSON.stringify(params)),
        TE.bimap(
          (error) => {
            unkept = params
            return error
          },
          () => {
            unkept = null
          },
        ),
      ),
    recall: () =>
      unkept === null
        ? F.pipe(store.recall(name), TE.map(readKept(KeptParams)))()
        : TE.right(unkept)(),
  }
}
