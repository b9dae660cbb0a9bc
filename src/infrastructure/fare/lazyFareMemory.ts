import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { FareMemory } from '../../application/fare/fareMemory.port.ts'
import type { SecretName, SecretStoreError } from '../../application/ports/secretStore.port.ts'

type LazyFareMemoryNeeds = {
  readonly load: () => Promise<FareMemory>
  /** A getter, because reaching for the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem'>
}

/**
 * A memory whose codecs are loaded when something is first kept or recalled: a first visit, which has
 * nothing to recall, loads none. A load that fails remembers nothing.
 */
export const makeLazyFareMemory = ({ load, storage }: LazyFareMemoryNeeds): FareMemory => {
  const loaded = TE.tryCatch(load, (): SecretStoreError => ({ kind: 'StorageRefused' }))
  const ask = <Answer>(
    question: (memory: FareMemory) => TE.TaskEither<SecretStoreError, Answer>,
  ): TE.TaskEither<SecretStoreError, Answer> => F.pipe(loaded, TE.chain(question))
  const isKept = (name: SecretName): boolean =>
    F.pipe(
      E.tryCatch(
        () => storage().getItem(name) !== null,
        () => false,
      ),
      E.getOrElse((answer) => answer),
    )
  const recall =
    <Kept>(
      name: SecretName,
      question: (memory: FareMemory) => TE.TaskEither<SecretStoreError, Kept | null>,
    ): TE.TaskEither<SecretStoreError, Kept | null> =>
    () =>
      isKept(name) ? ask(question)() : TE.right(null)()
  return {
    keepDraft: (form) => ask((memory) => memory.keepDraft(form)),
    recallDraft: recall('fe_draft', (memory) => memory.recallDraft),
    keepParams: (params) => ask((memory) => memory.keepParams(params)),
    recallParams: recall('fe_params', (memory) => memory.recallParams),
  }
}
