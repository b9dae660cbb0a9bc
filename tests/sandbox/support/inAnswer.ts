/** A value deep inside an answer, whose type is unknown. */
export const valueIn = (answer: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    answer,
  )

export const listIn = (
  answer: unknown,
  ...path: ReadonlyArray<string | number>
): readonly unknown[] => {
  const list = valueIn(answer, ...path)
  if (!Array.isArray(list)) throw new Error(`no list at ${path.join('.')}`)
  return list
}

export const textIn = (answer: unknown, ...path: ReadonlyArray<string | number>): string => {
  const text = valueIn(answer, ...path)
  if (typeof text !== 'string') throw new Error(`no text at ${path.join('.')}`)
  return text
}
