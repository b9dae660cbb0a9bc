import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'
import { asciiDigit } from '../form/digits.ts'

declare const brand: unique symbol

/** A one-time code of the configured length, in ASCII digits. */
export type OneTimeCode = string & { readonly [brand]: 'OneTimeCode' }

/** The text cannot be a one-time code. */
export type CodeError = { readonly kind: 'CodeMalformed' }

const isCodeOf =
  (length: number) =>
  (text: string): text is OneTimeCode =>
    text.length === length && /^[0-9]+$/.test(text)

/**
 * Validates a typed code: exactly `length` ASCII digits (spec 1 §5). Fails with `CodeMalformed` for
 * anything else.
 *
 * @example
 * parseCode(6)('123456') // → right: '123456'
 * parseCode(6)('12345') // → left: { kind: 'CodeMalformed' }
 */
export const parseCode = (
  length: number,
): ((typed: string) => E.Either<CodeError, OneTimeCode>) => {
  const isCode = isCodeOf(length)
  return (typed) => (isCode(typed) ? right(typed) : left({ kind: 'CodeMalformed' }))
}

const anyDigit = /\p{Nd}/gu

/**
 * The one-time code in a text that is pasted or read from a message, converted to ASCII (spec 1 §5):
 * the only run of exactly `length` digits, of any script, even if it stands there twice. If there is no
 * such run, or another one, the first `length` digits of the text, or fewer if it has fewer.
 *
 * @example
 * digitsIn(6)('Your 2-step code is 123456') // → '123456'
 * digitsIn(6)('Your code is 123 456') // → '123456'
 */
export const digitsIn =
  (length: number) =>
  (text: string): string => {
    const converted = text.replace(anyDigit, (sign) =>
      String.fromCharCode(asciiDigit(sign.charCodeAt(0))),
    )
    const runs = converted.match(/[0-9]+/g) ?? []
    const [code, another] = new Set(runs.filter((run) => run.length === length))
    return code !== undefined && another === undefined ? code : runs.join('').slice(0, length)
  }
