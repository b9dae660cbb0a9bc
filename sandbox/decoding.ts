import { either as E } from 'fp-ts'
import type * as t from 'io-ts'

const pathOf = (error: t.ValidationError): string =>
  error.context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.') || 'the value'

/** The paths at which a value departs from its codec, each once, without the values. */
export const wrongPaths = (errors: t.Errors): readonly string[] => [...new Set(errors.map(pathOf))]

/** Decodes a value that the sandbox itself wrote or ships. A mismatch is a defect, so it throws. */
export const decodeOwn = <A>(codec: t.Decoder<unknown, A>, what: string, value: unknown): A => {
  const decoded = codec.decode(value)
  if (E.isLeft(decoded)) {
    throw new Error(`${what} is malformed at ${wrongPaths(decoded.left).join(', ')}`)
  }
  return decoded.right
}
