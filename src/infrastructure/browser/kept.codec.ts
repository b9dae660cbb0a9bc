import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import type { KeptParams } from '../../application/fare/fareMemory.port.ts'

/** Parameters taken out of the URL, as this tab keeps them. */
export const KeptParamsCodec: t.Decoder<unknown, KeptParams> = t.type({
  country: t.string,
  params: t.readonlyArray(t.tuple([t.string, t.string])),
})

/** Decodes a kept text. One of another version, or one that was tampered with, is absent: null. */
export const readKept =
  <Kept>(codec: t.Decoder<unknown, Kept>) =>
  (text: string | null): Kept | null =>
    text === null
      ? null
      : F.pipe(
          E.tryCatch(
            (): unknown => JSON.parse(text),
            () => null,
          ),
          E.chainW(codec.decode),
          E.getOrElseW(() => null),
        )
