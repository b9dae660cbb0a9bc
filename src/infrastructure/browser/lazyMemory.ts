import { function as F, taskEither as TE } from 'fp-ts'
import type { FormMemory, FormMemoryError } from '../../application/ports/formMemory.port.ts'
import { askedOnce } from '../askedOnce.ts'
import { quietly } from './quietly.ts'
import type { SecretName } from './secretStore.ts'

/** How the memories are loaded, and the storage that tells whether there is anything to recall. */
export type LazyMemoryNeeds<Memory> = {
  readonly load: () => Promise<Memory>
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'removeItem'>
}

/** An operation on a memory, run once the memory is loaded. */
export type MemoryQuestion<Memory, Answer> = (
  memory: Memory,
) => TE.TaskEither<FormMemoryError, Answer>

/** Memories that are loaded on first use. Each call names what it keeps, recalls or forgets. */
export type LazyMemory<Memory> = {
  /** Loads the memories ahead, because something will soon be kept. */
  readonly expect: () => void
  readonly keep: (
    name: SecretName,
    question: MemoryQuestion<Memory, void>,
  ) => TE.TaskEither<FormMemoryError, void>
  readonly recall: <Kept>(
    name: SecretName,
    question: MemoryQuestion<Memory, Kept | null>,
  ) => TE.TaskEither<FormMemoryError, Kept | null>
  readonly forget: (
    name: SecretName,
    question: MemoryQuestion<Memory, void>,
  ) => TE.TaskEither<FormMemoryError, void>
}

/** Whether the storage has anything under a name. Answers at once, without loading a memory. */
export const isKeptIn = (storage: LazyMemoryNeeds<unknown>['storage'], name: SecretName): boolean =>
  quietly(() => storage().getItem(name)) !== null

/**
 * Memories whose codecs are loaded when something is first kept or recalled, once for all calls: a
 * first visit has nothing to recall and loads none. If the load fails, the calls that waited for it
 * fail with `StorageRefused`, and the next one loads again (spec 1 §2).
 *
 * @example
 * let loads = 0
 * const load = async () => (loads += 1)
 * const memory = makeLazyMemory({ load, storage: () => storage })
 * await memory.recall('fe_draft', () => TE.right('a draft'))() // → right: null
 * loads // → 0
 * await memory.keep('fe_draft', () => TE.right(undefined))() // → right: undefined
 * await memory.keep('fe_draft', () => TE.right(undefined))() // → right: undefined
 * loads // → 1
 */
export const makeLazyMemory = <Memory>({
  load,
  storage,
}: LazyMemoryNeeds<Memory>): LazyMemory<Memory> => {
  // One memory for all calls: what nothing could store is held by the memory itself.
  const loaded = TE.tryCatch(askedOnce(load), (): FormMemoryError => ({ kind: 'StorageRefused' }))
  // Where nothing can be stored, only the memory knows what was kept on this page.
  const asked = new Set<SecretName>()
  const isKept = (name: SecretName): boolean => asked.has(name) || isKeptIn(storage, name)
  return {
    expect: () => void loaded(),
    keep: (name, question) => () => {
      asked.add(name)
      return F.pipe(loaded, TE.chain(question))()
    },
    recall: (name, question) => () =>
      isKept(name) ? F.pipe(loaded, TE.chain(question))() : TE.right(null)(),
    forget: (name, question) => () => {
      if (!isKept(name)) return TE.right(undefined)()
      // At once, even if the codecs fail to load: what is to be forgotten must not outlive the
      // page.
      quietly(() => storage().removeItem(name))
      return F.pipe(loaded, TE.chain(question))()
    },
  }
}

/**
 * The memory of one form, out of a lazily loaded set, by the name it is stored under (spec 1 §2).
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * const lazy = makeLazyMemory({ load: async () => makeFareMemory(secrets), storage: () => storage })
 * const params = makeLazyFormMemory(lazy, 'fe_params', (memory) => memory.params)
 * await params.keep({ country: 'IN', params: [['name', 'Asha']] })() // → right: undefined
 * await params.recall() // → right: { country: 'IN', params: [['name', 'Asha']] }
 */
export const makeLazyFormMemory = <Memory, Draft>(
  lazy: LazyMemory<Memory>,
  name: SecretName,
  find: (memory: Memory) => FormMemory<Draft>,
): FormMemory<Draft> => ({
  keep: (draft) => lazy.keep(name, (memory) => find(memory).keep(draft)),
  recall: lazy.recall(name, (memory) => find(memory).recall),
  forget: lazy.forget(name, (memory) => find(memory).forget),
})
