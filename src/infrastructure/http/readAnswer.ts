import { either as E, json as J } from 'fp-ts'
import type * as t from 'io-ts'
import type { CallFailure } from './callFailure.ts'
import { contractPaths } from './contractPaths.ts'

/** What came over the wire, before it is believed. */
export type RawAnswer = { readonly status: number; readonly text: string }

// No body at all is no text that lies: it satisfies a codec that reads nothing, and no other.
const parseJson = (text: string): E.Either<unknown, unknown> =>
  text === '' ? E.right(undefined) : J.parse(text)

const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const readRefusal = (status: number, json: E.Either<unknown, unknown>): CallFailure =>
  E.isRight(json) && isObject(json.right)
    ? { kind: 'Refused', status, body: json.right }
    : { kind: 'RefusalUnreadable', status }

/**
 * The answer to a call by its codec. A status outside 2xx is a refusal, read as far as it is a JSON
 * object; a yes that is no JSON, or JSON of another shape, breaks the contract.
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
