import { function as F, taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import type { SecretName, SecretStore } from '../../application/ports/secretStore.port.ts'
import { readKept } from './kept.codec.ts'

/** A form's memory under a name of a secret store. */
export const makeFormMemory = <Draft>(
  store: SecretStore,
  name: SecretName,
  codec: t.Decoder<unknown, Draft>,
): FormMemory<Draft> => ({
  keep: (draft) => store.keep(name, JSON.stringify(draft)),
  recall: F.pipe(store.recall(name), TE.map(readKept(codec))),
  forget: store.forget(name),
})
