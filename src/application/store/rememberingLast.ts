const mostCalls = 4

/**
 * Memoizes the last few calls: as long as the arguments stay the same, the function returns the same result.
 * A selected object is thus replaced only when a part of it changes. A few, because the stores of one page ask
 * by turns: React renders without end what is given a new object at each reading.
 *
 * @example
 * const both = rememberingLast((name: string, age: number) => ({ name, age }))
 * both('Asha', 30) === both('Asha', 30) // → true
 */
export const rememberingLast = <Asked extends readonly unknown[], Answer>(
  answerTo: (...asked: Asked) => Answer,
): ((...asked: Asked) => Answer) => {
  type Call = { readonly asked: Asked; readonly answer: Answer }
  let calls: readonly Call[] = []
  return (...asked) => {
    let call = calls.find((last) => asked.every((value, at) => Object.is(value, last.asked[at])))
    if (call === undefined) {
      call = { asked, answer: answerTo(...asked) }
      calls = [call, ...calls.slice(0, mostCalls - 1)]
    }
    return call.answer
  }
}
