import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import type { FormMemory } from '../../application/ports/formMemory.port.ts'
import { readKept } from './kept.codec.ts'
import type { SecretName, SecretStore } from './secretStore.ts'

/** The memory of one form, under a name in a secret store. */
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
 * Adds a fallback to a memory: what its store refuses is held for as long as the page lives,
 * because the next screen of this visit needs it (spec 1 §2).
 */
export const heldByPage = <Draft>(memory: FormMemory<Draft>): FormMemory<Draft> => {
  let unkept: { readonly draft: Draft } | null = null
  // Every call goes to the store at once: the store answers in the order of the calls.
  return {
    keep: (draft) => async () => {
      const kept = await memory.keep(draft)()
      unkept = E.isLeft(kept) ? { draft } : null
      return kept
    },
    recall: async () => {
      const recalled = await memory.recall()
      // Only now: a draft that was still being written before may have been refused meanwhile.
      return unkept === null ? recalled : E.right(unkept.draft)
    },
    forget: async () => {
      const forgotten = await memory.forget()
      unkept = null
      return forgotten
    },
  }
}
