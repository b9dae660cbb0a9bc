import { function as F, taskEither as TE } from 'fp-ts'
import type { FareMemory } from '../../application/fare/fareMemory.port.ts'
import type { SecretStoreError } from '../../application/ports/secretStore.port.ts'

/** A memory whose codecs are loaded when something is first kept or recalled; a failed load remembers nothing. */
export const makeLazyFareMemory = (load: () => Promise<FareMemory>): FareMemory => {
  const loaded = TE.tryCatch(load, (): SecretStoreError => ({ kind: 'StorageRefused' }))
  const ask = <Answer>(
    question: (memory: FareMemory) => TE.TaskEither<SecretStoreError, Answer>,
  ): TE.TaskEither<SecretStoreError, Answer> => F.pipe(loaded, TE.chain(question))
  return {
    keepDraft: (form) => ask((memory) => memory.keepDraft(form)),
    recallDraft: ask((memory) => memory.recallDraft),
    keepParams: (params) => ask((memory) => memory.keepParams(params)),
    recallParams: ask((memory) => memory.recallParams),
  }
}
