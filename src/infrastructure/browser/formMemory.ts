import { either as E, function as F, taskEither as TE } from 'fp-ts'
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

/**
 * A memory that remembers what its store refuses as long as the page is: the next screen of this
 * visit needs it (spec 1 §2).
 */
export const heldByPage = <Draft>(memory: FormMemory<Draft>): FormMemory<Draft> => {
  let unkept: { readonly draft: Draft } | null = null
  // The store is asked at once each time: it answers in the order in which it is asked.
  return {
    keep: (draft) => async () => {
      const kept = await memory.keep(draft)()
      unkept = E.isLeft(kept) ? { draft } : null
      return kept
    },
    recall: async () => (unkept === null ? memory.recall() : E.right(unkept.draft)),
    forget: async () => {
      const forgotten = await memory.forget()
      unkept = null
      return forgotten
    },
  }
}
