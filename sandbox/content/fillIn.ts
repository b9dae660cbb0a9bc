/** What stands for the names in braces: a text, or a list of values where the name stands alone in a list. */
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

/** The value with the facts in the place of their names, however deep: `Trucks in {city}` → `Trucks in Pune`. */
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
