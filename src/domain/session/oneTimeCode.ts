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

/**
 * The first `length` digits, of any script, in a text that is pasted or read from a message, converted
 * to ASCII (spec 1 §5). The result is shorter if the text has fewer.
 *
 * @example
 * digitsIn(6)('Your code is 123 456') // → '123456'
 */
export const digitsIn =
  (length: number) =>
  (text: string): string => {
    let digits = ''
    // Stops once all digits are found: a text may be of any length.
    for (let at = 0; at < text.length && digits.length < length; at += 1) {
      const sign = String.fromCharCode(asciiDigit(text.charCodeAt(at)))
      if (/[0-9]/.test(sign)) digits += sign
    }
    return digits
  }
