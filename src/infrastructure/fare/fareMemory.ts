import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import type { FareMemory } from '../../application/fare/fareMemory.port.ts'
import type { SecretName, SecretStore } from '../../application/ports/secretStore.port.ts'
import { KeptDraft, KeptParams } from './fareMemory.codec.ts'

const read = <Kept>(codec: t.Decoder<unknown, Kept>, text: string): Kept | null =>
  F.pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    ),
    E.chainW(codec.decode),
    E.getOrElseW(() => null),
  )

/** An estimate's memory in a secret store. What another version kept, or anybody tampered with, is absent. */
export const makeFareMemory = (store: SecretStore): FareMemory => {
  const recall = <Kept>(name: SecretName, codec: t.Decoder<unknown, Kept>) =>
    F.pipe(
      store.recall(name),
      TE.map((text) => (text === null ? null : read(codec, text))),
    )
  return {
    keepDraft: (form) => store.keep('fe_draft', JSON.stringify(form)),
    recallDraft: recall('fe_draft', KeptDraft),
    keepParams: (params) => store.keep('fe_params', JSON.stringify(params)),
    recallParams: recall('fe_params', KeptParams),
  }
}
