import { either as E } from 'fp-ts'

declare const brand: unique symbol

/** A one-time code of the configured length, digits only. */
export type OneTimeCode = string & { readonly [brand]: 'OneTimeCode' }

export type CodeError = { readonly kind: 'CodeMalformed' }

const isCodeOf =
  (length: number) =>
  (text: string): text is OneTimeCode =>
    text.length === length && /^[0-9]+$/.test(text)

/** The code that was typed: exactly `length` digits (spec 1 §5). */
export const parseCode = (length: number): ((typed: string) => E.Either<CodeError, OneTimeCode>) =>
  E.fromPredicate(isCodeOf(length), () => ({ kind: 'CodeMalformed' }))

/** The first `length` digits in a text: "Your code is 123 456" → "123456". */
export const digitsIn =
  (length: number) =>
  (text: string): string =>
    text.replace(/[^0-9]/g, '').slice(0, length)
