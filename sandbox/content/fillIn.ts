/** The values of the names in braces: a text, or a list if the name is the only item of a list. */
export type Facts = Readonly<Record<string, unknown>>

const alone = /^\{(\w+)\}$/
const within = /\{(\w+)\}/g

const nameAlone = (value: unknown): string | null =>
  typeof value === 'string' ? (alone.exec(value)?.[1] ?? null) : null

const factOf = (facts: Facts, name: string): unknown => {
  if (!Object.hasOwn(facts, name)) throw new Error(`content: nothing is known of {${name}}`)
  return facts[name]
}

const fillList = (list: readonly unknown[], facts: Facts): readonly unknown[] =>
  list.flatMap((item: unknown) => {
    const name = nameAlone(item)
    return name === null ? [fillIn(item, facts)] : [fillIn(factOf(facts, name), facts)].flat()
  })

/**
 * Replaces the names in a value by the facts, at any depth: `Trucks in {city}` → `Trucks in Pune`.
 */
export const fillIn = (value: unknown, facts: Facts): unknown => {
  if (typeof value === 'string') {
    return value.replace(within, (_, name: string) => String(fillIn(factOf(facts, name), facts)))
  }
  if (Array.isArray(value)) return fillList(value, facts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, fillIn(item, facts)]),
  )
}
