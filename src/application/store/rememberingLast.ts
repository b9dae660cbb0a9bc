/**
 * The same function, which answers with its last result as long as it is asked the same: what a screen
 * selects is another object only when something of it is another.
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
