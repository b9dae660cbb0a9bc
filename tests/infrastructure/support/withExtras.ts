/** An answer with one more property in each of its objects, which no contract names. */
export const withExtras = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(withExtras)
  if (typeof answer !== 'object' || answer === null) return answer
  const parts = Object.entries(answer).map(([name, part]) => [name, withExtras(part)])
  return { ...Object.fromEntries(parts), secret: 1 }
}
