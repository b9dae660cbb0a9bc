/**
 * Memoizes the last call: as long as the arguments stay the same, the function returns the same result.
 * A selected object is thus replaced only when a part of it changes.
 *
 * @example
 * const both = rememberingLast((name: string, age: number) => ({ name, age }))
 * both('Asha', 30) === both('Asha', 30) // → true
 */
export const rememberingLast = <Asked extends readonly unknown[], Answer>(
  answerTo: (...asked: Asked) => Answer,
): ((...asked: Asked) => Answer) => {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null
  return (...asked) => {
    if (last === null || asked.some((value, at) => !Object.is(value, last?.asked[at]))) {
      last = { asked, answer: answerTo(...asked) }
    }
    return last.answer
  }
}
