import { either as E, json as J } from 'fp-ts'
import type * as t from 'io-ts'
import type { CallFailure } from './callFailure.ts'
import { contractPaths } from './contractPaths.ts'

/** A response as it came over the wire, before it is decoded. */
export type RawAnswer = { readonly status: number; readonly text: string }

// An empty body is no broken JSON: it satisfies a codec that expects nothing, and no other.
const parseJson = (text: string): E.Either<unknown, unknown> =>
  text === '' ? E.right(undefined) : J.parse(text)

const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const readRefusal = (status: number, json: E.Either<unknown, unknown>): CallFailure =>
  E.isRight(json) && isObject(json.right)
    ? { kind: 'Refused', status, body: json.right }
    : { kind: 'RefusalUnreadable', status }

/**
 * Decodes the response to a call. A status outside 2xx is a refusal, readable if its body is a JSON
 * object. A success that is no JSON, or JSON of another shape, breaks the contract.
 */
export const readAnswer =
  <Answer>(call: string, codec: t.Decoder<unknown, Answer>) =>
  ({ status, text }: RawAnswer): E.Either<CallFailure, Answer> => {
    const json = parseJson(text)
    if (status < 200 || status > 299) return E.left(readRefusal(status, json))
    if (E.isLeft(json)) return E.left({ kind: 'ContractBroken', call, paths: ['(whole)'] })
    const answer = codec.decode(json.right)
    return E.isRight(answer)
      ? answer
      : E.left({ kind: 'ContractBroken', call, paths: contractPaths(answer.left) })
  }
